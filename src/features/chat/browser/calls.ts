import { apiFetch } from '#platform/api-client/api.ts';
import {
  conversationListSchema,
  conversationPageSchema,
  markedSchema,
  type StructuredBody,
  sentSchema,
  unreadSchema,
} from '../contracts/chats.ts';
import { toQueryString } from '#shared/query-string.ts';
import '#features/accounts/browser/session.ts';

const BASE = '/chats/conversations';
const quiet = true;

/** Calls of the conversations' API. They work in the background: a failing server does not take the page away. */
export const readList = () =>
  apiFetch({ method: 'GET', path: `${BASE}?limit=50`, contract: conversationListSchema, quiet });

export const readUnread = () => apiFetch({ method: 'GET', path: '/chats/unread', contract: unreadSchema, quiet });

type Range = { readonly after?: number; readonly before?: number };
export const readPage = (id: string, range: Range = {}) => {
  const query = toQueryString({ ...range });
  const path = `${BASE}/${id}${query ? `?${query}` : ''}`;
  return apiFetch({ method: 'GET', path, contract: conversationPageSchema, quiet });
};

type Outgoing = {
  readonly conversationId: string;
  readonly key: string;
  readonly message: string;
  readonly body: StructuredBody;
};
export const send = ({ conversationId, key, message, body }: Outgoing) =>
  apiFetch({
    method: 'POST',
    path: `${BASE}/${conversationId}`,
    body: { conversationId, message, body },
    idempotencyKey: key,
    contract: sentSchema,
    quiet,
  });

export const markRead = (id: string, userId: string, seq: number) =>
  apiFetch({ method: 'PATCH', path: `${BASE}/${id}/read`, body: { userId, seq }, contract: markedSchema, quiet });

export const markDelivered = (id: string, seq: number) =>
  apiFetch({ method: 'PATCH', path: `${BASE}/${id}/delivered`, body: { seq }, contract: markedSchema, quiet });
