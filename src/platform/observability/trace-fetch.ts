import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { currentWork } from '../work.ts';
import type { Tracer } from './tracer.ts';

type Asked = { readonly request: { readonly origin?: unknown; readonly method?: string } };

/**
 * Gives every outgoing `fetch` of a request or a job a span: Node's own client announces each on these channels. Only
 * the host is named; a path can hold a license plate or a token. Returns what ends it.
 */
export function traceFetch(tracer: Tracer): () => void {
  const underWay = new WeakMap<object, PromiseWithResolvers<void>>();
  const begin = (message: unknown) => {
    if (!currentWork()?.span) return;
    const { request } = message as Asked;
    const ended = Promise.withResolvers<void>();
    underWay.set(request, ended);
    const method = String(request.method ?? 'GET');
    const host = URL.parse(String(request.origin ?? ''))?.hostname ?? '';
    const attributes = { 'http.request.method': method, 'server.address': host };
    tracer.span(`fetch ${method}`, 'client', attributes, () => ended.promise).catch(() => {});
  };
  const end = (message: unknown) => underWay.get((message as Asked).request)?.resolve();
  const fail = (message: unknown) =>
    underWay.get((message as Asked).request)?.reject((message as { error?: unknown }).error);
  const channels = [
    ['undici:request:create', begin],
    ['undici:request:trailers', end],
    ['undici:request:error', fail],
  ] as const;
  for (const [name, hear] of channels) subscribe(name, hear);
  return () => {
    for (const [name, hear] of channels) unsubscribe(name, hear);
  };
}
