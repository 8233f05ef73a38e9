import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listSubmissions, readSubmission } from '../contract/inbox.endpoints.ts';

export const rowsOnPage = 25;

/** What the list asks for, by its address. */
export const inboxInput = (guid: string, search: URLSearchParams, language: ScreenApp['language']) => ({
  params: { guid },
  query: { language, pageNumber: Math.max(1, Number(search.get('page')) || 1), itemCount: rowsOnPage },
});

export const submissionInput = (guid: string, language: ScreenApp['language']) => ({
  params: { guid },
  query: { language },
});

const lastOf = (url: URL): string => url.pathname.split('/').at(-1) ?? '';

export const loadSubmissions = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, listSubmissions, inboxInput(lastOf(url), url.searchParams, app.language));

export const loadSubmission = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(app, readSubmission, submissionInput(lastOf(url), app.language));
