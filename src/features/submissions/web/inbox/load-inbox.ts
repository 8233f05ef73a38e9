import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { listHandledForms, listSubmissions, readInbox, readSubmission } from '../../contract/inbox.endpoints.ts';
import { inboxInput, submissionInput } from './inbox-address.ts';

const guidsIn = (url: URL): { form: string; submission: string } => {
  const [, form = '', submission = ''] = /\/admin\/forms\/([^/]+)(?:\/([^/]+))?/.exec(url.pathname) ?? [];
  return { form, submission };
};

const inboxOf = (app: ScreenApp, guid: string) =>
  loadFresh(app, readInbox, { params: { guid }, query: { language: app.language } });

export const loadInbox = (app: ScreenApp, url: URL): Promise<unknown> => {
  const { form } = guidsIn(url);
  return Promise.all([
    inboxOf(app, form),
    loadFresh(app, listSubmissions, inboxInput(form, url.searchParams, app.language)),
  ]);
};

export const loadSubmission = (app: ScreenApp, url: URL): Promise<unknown> => {
  const { form, submission } = guidsIn(url);
  return Promise.all([inboxOf(app, form), loadFresh(app, readSubmission, submissionInput(submission, app.language))]);
};

export const loadHandledForms = (app: ScreenApp): Promise<unknown> =>
  loadFresh(app, listHandledForms, { query: { language: app.language } });
