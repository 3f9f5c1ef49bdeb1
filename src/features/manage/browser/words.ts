import * as edit from '../words/edit.ts';
import * as base from '../words/owner.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const ownerActionWords = wordsOf('owner/ownerActionWords', base.ownerActionWords);
export const editWords = wordsOf('owner/editWords', base.editWords);
export const saleWords = wordsOf('owner/saleWords', base.saleWords);
export const editPage = wordsOf('edit/editPage', edit.editPage);
export const owner = wordsOf('owner/owner', base.owner);
export const newsOf = base.newsOf;
