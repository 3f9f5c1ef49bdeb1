import type { PGlite } from '@electric-sql/pglite';
import { type Beat, busy, idle, type Work } from './beat.ts';
import { type Batch, forgetMessage, queryMessage, sessionStatus, startupMessage, syncMessage } from './wire.ts';

/** One connected program, as the session sees it. */
export type Client = {
  readonly statements: Set<string>;
  answer(bytes: Buffer): void;
  /** Cuts the connection, because the client kept the session to itself for too long. */
  dismiss(): void;
};

type Job = { readonly client: Client | null; readonly work: Work; run(): Promise<void> };

/** The event loop gets a turn after this many milliseconds of statements. */
const TURN = 4;

/**
 * The engine has one session and many clients. A client that is inside a transaction, or between the two halves of one
 * statement, owns the session; everybody else waits until it is idle again.
 */
export class Session {
  readonly #engine: PGlite;
  readonly #beat: Beat;
  readonly #broken: (error: unknown) => void;
  #jobs: Job[] = [];
  #owner: Client | null = null;
  #ownedSince = 0;
  #pumping = false;
  #ended = false;
  #greeting: Buffer | null = null;

  constructor(engine: PGlite, beat: Beat, broken: (error: unknown) => void) {
    this.#engine = engine;
    this.#beat = beat;
    this.#broken = broken;
  }

  /** What every client hears after its startup message: the session's parameters and "ready". */
  async greeting(): Promise<Buffer> {
    this.#greeting ??= await this.#send(startupMessage());
    return this.#greeting;
  }

  submit(client: Client, batch: Batch): void {
    if (this.#ended) return;
    for (const name of batch.opened) client.statements.add(name);
    for (const name of batch.closed) client.statements.delete(name);
    this.#jobs.push({
      client,
      work: 'statement',
      run: async () => {
        const answer = await this.#send(batch.bytes);
        this.#own(sessionStatus(answer) === 'I' ? null : client);
        client.answer(answer);
      },
    });
    this.#pump();
  }

  /** A client has gone: what it began is rolled back, what it prepared is forgotten. */
  leave(client: Client): void {
    if (this.#ended) return;
    this.#jobs = this.#jobs.filter((job) => job.client !== client);
    const cleanUp = async () => {
      if (this.#owner === client) {
        await this.#send(syncMessage);
        await this.#send(queryMessage('ROLLBACK'));
        this.#own(null);
      }
      if (client.statements.size > 0) await this.#send(forgetMessage(client.statements));
    };
    this.#jobs.unshift({ client: this.#owner === client ? client : null, work: 'statement', run: cleanUp });
    this.#pump();
  }

  /** Runs work of our own when no client owns the session. */
  exclusive<T>(work: Work, use: (engine: PGlite) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = async () => {
        // The engine keeps the last raw callback until a call of this kind ends.
        await this.#engine.execProtocol(syncMessage, { throwOnError: false });
        await use(this.#engine).then(resolve, reject);
      };
      this.#jobs.push({ client: null, work, run });
      this.#pump();
    });
  }

  /** Closes the engine when nothing runs; whatever clients send from then on is dropped. */
  end(): Promise<void> {
    return this.exclusive('maintenance', async (engine) => {
      this.#ended = true;
      this.#jobs = [];
      await engine.exec('CHECKPOINT');
      await engine.close();
    });
  }

  /** Dismisses a client that has owned the session without using it for this long, in milliseconds. */
  dismissIdleOwner(longest: number): void {
    const waiting = this.#jobs.some((job) => job.client === this.#owner);
    if (this.#owner && !waiting && !this.#pumping && Date.now() - this.#ownedSince > longest) this.#owner.dismiss();
  }

  get quiet(): boolean {
    return this.#jobs.length === 0 && this.#owner === null && !this.#pumping;
  }

  #own(client: Client | null): void {
    this.#owner = client;
    this.#ownedSince = Date.now();
  }

  #next(): Job | undefined {
    const at = this.#owner === null ? 0 : this.#jobs.findIndex((job) => job.client === this.#owner);
    return at === -1 ? undefined : this.#jobs.splice(at, 1)[0];
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    let turn = performance.now();
    try {
      for (let job = this.#next(); job; job = this.#next()) {
        busy(this.#beat, job.work);
        await job.run();
        idle(this.#beat);
        if (performance.now() - turn < TURN) continue;
        await new Promise(setImmediate);
        turn = performance.now();
      }
    } catch (error) {
      this.#broken(error);
    } finally {
      this.#pumping = false;
    }
  }

  async #send(message: Uint8Array): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    const onRawData = (bytes: Uint8Array) => void pieces.push(bytes.slice());
    await this.#engine.execProtocolRawStream(message, { syncToFs: false, onRawData });
    return Buffer.concat(pieces);
  }
}
