import * as base from '../words/map.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const mapWords = wordsOf('map/mapWords', base.mapWords);
