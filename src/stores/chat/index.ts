/** The door of conversations in the browser. */
export {
  $replies,
  loadReplies,
  type Outcome,
  type Report,
  report,
  saveReplies,
  setBlocked,
  setMuted,
} from './actions.ts';
export { loadConversations } from './list.ts';
export { closeChat, openChat, sayTyping, startLive } from './live.ts';
export { $outbox, $stalled, type OutboxItem, post, retry, takeBack } from './outbox.ts';
export { $previews } from './photo-queue.ts';
export { $picked, dropPhoto, type PickedPhoto, pickPhotos, takePhotos } from './photos.ts';
export { $conversations, $live, $me, $ready, $thread, $typing, $unread, type Thread } from './state.ts';
export { loadOlder, toThread } from './thread.ts';
export { keepUnsent, readUnsent } from './unsent.ts';
