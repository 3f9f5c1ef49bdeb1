import * as base from '../words/chat-screens.ts';
import { wordsOf } from '#platform/browser/i18n.ts';

export const chatWords = wordsOf('chat/chatWords', base.chatWords);
