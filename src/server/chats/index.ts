/** The door of conversations: messages, marks, blocks, reports, letters about them, and questions without an account. */
export { askForm } from './ask-form.ts';
export { type Asked, askQuestion, requireAskable } from './ask-question.ts';
export { type BlockedPerson, blockPerson, listBlocked, unblockPerson } from './blocks.ts';
export { changeConversation } from './change-conversation.ts';
export { confirmQuestion, forgetQuestions, readQuestion, type WaitingQuestion } from './confirm-question.ts';
export { viewConversation } from './conversation-views.ts';
export { countMessages, type MessageCount } from './count-messages.ts';
export { countUnread } from './count-unread.ts';
export { eraseChats } from './erase.ts';
export { exportChatSettings, exportChats } from './export.ts';
export { findListener } from './find-listener.ts';
export { isOpenToTalk } from './find-listing.ts';
export { forgetUnsentPhotos } from './forget-photos.ts';
export { type ConversationList, listConversations } from './list-conversations.ts';
export { mailUnread } from './mail-unread.ts';
export { type Marked, markDelivered, markRead } from './mark.ts';
export { answerForm, listAllConversations, openConversation } from './pages.ts';
export {
  confirmQuestionForm,
  LONGEST_QUESTION,
  type OpenedAsk,
  type OpenedQuestion,
  openAskPage,
  openQuestion,
  questionForm,
} from './question-forms.ts';
export { type ConversationPage, readConversation } from './read-conversation.ts';
export { listReplies, saveReplies } from './replies.ts';
export { reportConversation } from './report.ts';
export { type SendInput, sendMessage } from './send-message.ts';
export { type Started, startConversation } from './start-conversation.ts';
export { viewingFile } from './viewing-file.ts';
export { writeToBuyer } from './write-to-buyer.ts';
