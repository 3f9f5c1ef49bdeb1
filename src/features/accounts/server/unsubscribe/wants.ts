import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { NOTIFICATIONS, type Switched } from '../../rules/notifications.ts';

/** In SQL: whether the person whose settings these are has the switch of the notification on. It is on until turned off. */
export const wants = (key: Switched, settings: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(coalesce(${settings}->>${NOTIFICATIONS[key].switch.name}::text, 'true') <> 'false')`;
