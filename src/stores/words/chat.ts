import * as base from '#messages/en/chat-screens.ts';
import { wordsOf } from '../i18n.ts';

export const chatWords = wordsOf('chat/chatWords', base.chatWords);
