/** The door of conversations: messages, marks, blocks, reports, letters about them, and questions without an account. */
export { askForm, askQuestion } from './ask-question.ts';
export { blockPerson, listBlocked, unblockPerson } from './blocks.ts';
export { changeConversation } from './change-conversation.ts';
export {
  confirmQuestion,
  forgetQuestions,
  readQuestion,
  confirmQuestionForm,
  openQuestion,
} from './confirm-question.ts';
export { countMessages } from './count-messages.ts';
export { countUnread, listConversations } from './list-conversations.ts';
export { eraseChats } from './erase.ts';
export { exportChatSettings, exportChats } from './export.ts';
export { announceChange } from './announce.ts';
export { readDealFacts } from './deal-facts.ts';
export { findListener } from './find-listener.ts';
export { isOpenToTalk } from './find-listing.ts';
export { findMessages } from './find-messages.ts';
export { forgetUnsentPhotos } from './photos.ts';
export { chatJobs } from './jobs.ts';
export { mailUnread } from './mail-unread.ts';
export { markDelivered, markRead } from './mark.ts';
export { answerForm, listAllConversations, openConversation } from './pages.ts';
export { viewConversation } from './conversation-views.ts';
export { readConversation } from './read-conversation.ts';
export { type Desk, readDesk } from './read-desk.ts';
export { listReplies, saveReplies } from './replies.ts';
export { reportConversation } from './report.ts';
export { reserveForBuyer } from './reserve-for-buyer.ts';
export { type SendInput, sendMessage } from './send-message.ts';
export { forgetPlaces } from './meetings/own-places.ts';
export { tellMeetings } from './meetings/tell-meetings.ts';
export { tellThreads } from './news/tell-threads.ts';
export { startConversation } from './start-conversation.ts';
export { viewingFile } from './viewing-file.ts';
export { writeToBuyer } from './write-to-buyer.ts';
