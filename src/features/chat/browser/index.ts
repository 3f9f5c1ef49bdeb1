/** The door of conversations in the browser. */
export {
  $replies,
  chooseFor,
  loadReplies,
  report,
  saveReplies,
  setBlocked,
  reserveForBuyer,
} from './actions.ts';
export { closeChat, openChat, sayTyping } from './live.ts';
export { $outbox, $stalled, type OutboxItem, post, retry, takeBack } from './outbox.ts';
export { $previews } from './photo-queue.ts';
export { $picked, dropPhoto, type PickedPhoto, pickPhotos, takePhotos } from './photos.ts';
export { $conversations, $live, $thread, $typing, type Thread } from './state.ts';
export { loadOlder, toThread } from './thread.ts';
export { keepUnsent, readUnsent } from './unsent.ts';
