import { CONSENT_COOKIE, CONSENT_TO_ANALYTICS, type ScreenEvent } from '#shared/analytics-events.ts';
import { readCookie } from '#shared/cookies.ts';
import type { ScreenName } from '#shared/screens.ts';

/** Whether this visitor said yes to analytics. Without an answer it is no. */
const hasConsent = (): boolean => readCookie(document.cookie, CONSENT_COOKIE) === CONSENT_TO_ANALYTICS;

/** Counts a screen or a moment, if the visitor agreed. Never in the way: it waits for nothing and never fails. */
export function trackScreen(name: ScreenName, properties: ScreenEvent['properties'] = {}): void {
  if (typeof document === 'undefined' || !hasConsent()) return;
  const body = JSON.stringify({ name, properties } satisfies ScreenEvent);
  const sent = navigator.sendBeacon?.('/api/events', new Blob([body], { type: 'application/json' }));
  if (sent) return;
  const headers = { 'content-type': 'application/json' };
  fetch('/api/events', { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}
