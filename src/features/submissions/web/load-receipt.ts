import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readReceipt } from '../contract/submissions.endpoints.ts';

/** What one asks for a receipt, by its address. */
export const receiptInput = (guid: string, search: URLSearchParams, language: ScreenApp['language']) => {
  const key = search.get('key') ?? '';
  return { params: { guid }, query: { language, ...(/^[\w-]{22,64}$/.test(key) ? { key } : {}) } };
};

export const loadReceipt = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readReceipt, receiptInput(url.pathname.split('/').at(-1) ?? '', url.searchParams, app.language));
