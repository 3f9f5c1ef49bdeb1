import { describe, expect, test } from 'vitest';
import { createRequest, readListing, updateRequest } from '#features/listings/server/index.ts';
import { listKin } from '#features/search/server/index.ts';
import type { Answers } from '#shared/answers.ts';
import { completeRental } from '../../../support/answers.ts';
import { useServices } from '../../../support/services.ts';
import { member, visitor } from '../../listings/server/support.ts';

describe('homes like one', () => {
  const services = useServices();

  async function publishHome(answers: Answers): Promise<string> {
    const ctx = await member(services());
    const input = { flow: 'property', flow_type: 'DEFAULT', answers: completeRental(answers) };
    const { id } = await createRequest({ ctx, input: input as never });
    await updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
    return id;
  }

  test('similar homes are let as this one is, of its price and rooms, the nearby ones first', async () => {
    const own = await publishHome({ monthlyRent: 200_000 });
    const titles = {
      'Other type nearby': { homeType: 'CONDO', monthlyRent: 210_000 },
      'Same type nearby': { monthlyRent: 190_000 },
      'Same type, far': { monthlyRent: 205_000, postcode: '98101' },
      'Too dear': { monthlyRent: 400_000 },
      'Too small': { bedrooms: 1, monthlyRent: 200_000 },
      'For sale': { propertyKind: 'PROPERTY_OWNER', homePrice: 30_000_000 },
    };
    for (const [headline, answers] of Object.entries(titles)) await publishHome({ headline, ...answers });
    const ctx = visitor(services());
    const listing = await readListing({ ctx, ref: own });
    const similar = await listKin({ ctx, input: { listing, limit: 3 } });
    expect(similar.map(({ title }) => title)).toEqual(['Same type nearby', 'Other type nearby', 'Same type, far']);
  });
});
