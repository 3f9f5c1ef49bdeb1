import { matchModel } from './match-model.ts';
import { loadModel } from './model/model-file.ts';
import { kindOf } from './model/predict.ts';
import { priceIndex, toMonth } from './price-index.ts';
import { CHANNEL_SHARE, GRADE_SHARE } from './settings.ts';
import { toRow } from './to-row.ts';
import type { Subject } from './types.ts';
import { ageAt, valueRow } from './value-row.ts';

/**
 * The likely private sale of a car in whole dollars, without range, lines and certificate: for callers that value
 * thousands at once. Null for a make without prices.
 */
export async function quickValue(subject: Subject, now: Date): Promise<number | null> {
  const model = await loadModel();
  const match = matchModel(model, subject.make, subject.models);
  if (!match) return null;
  const row = toRow(model, subject, match, now);
  const { log } = valueRow(model, row, ageAt(subject.year, now), kindOf(row));
  const grade = subject.grade === null ? 1 : GRADE_SHARE[subject.grade];
  const index = priceIndex(model.header.month, toMonth(now)).factor;
  return Math.round(Math.exp(log) * index * grade * CHANNEL_SHARE.privateParty);
}
