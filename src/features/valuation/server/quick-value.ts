import { matchModel } from './match-model.ts';
import { loadModel } from './model/model-file.ts';
import { CHANNEL_SHARE } from './settings.ts';
import { standAlone } from './stand-alone.ts';
import type { Subject } from './types.ts';

/**
 * The likely private sale of a car in whole dollars, without range, lines and certificate: for callers that value
 * thousands at once. Null for a make without prices.
 */
export async function quickValue(subject: Subject, now: Date): Promise<number | null> {
  const model = await loadModel();
  const match = matchModel(model, subject.make, subject.models);
  if (!match) return null;
  return Math.round(Math.exp(standAlone(model, match, subject, now).log) * CHANNEL_SHARE.privateParty);
}
