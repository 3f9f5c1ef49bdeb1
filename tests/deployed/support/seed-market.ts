/** Fills the database of `DATABASE_URL` with the demo market. A process of its own: what its services left behind ends with it. */
import { openServices } from '#app/boot.ts';
import { seedIfEmpty } from '#app/demo/index.ts';

const { services, stop } = await openServices(process.env);
await seedIfEmpty({ services });
await stop();
process.exit(0);
