import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { threadKinds } from '../contract/reaction-words.ts';
import { readReactionReceipt, readThreadAbout } from '../contract/reactions.endpoints.ts';

/** What the screen for reacting asks, by its address. */
export const aboutInput = (kind: string, guid: string, search: URLSearchParams, language: Language) => {
  const answers = guidOf(search.get('answers') ?? '');
  return {
    params: { kind: threadKinds.find((one) => one === kind) ?? 'item', guid },
    query: { language, ...(answers !== undefined && { answers }) },
  };
};

export const loadReacting = (app: ScreenApp, url: URL): Promise<unknown> => {
  const [guid = '', kind = ''] = url.pathname.split('/').toReversed();
  return loadFresh(app, readThreadAbout, aboutInput(kind, guid, url.searchParams, app.language));
};

export const receiptInput = (guid: string, search: URLSearchParams, language: Language) => {
  const key = search.get('key') ?? '';
  return { params: { guid }, query: { language, ...(/^[\w-]{22,64}$/.test(key) && { key }) } };
};

export const loadOwnReaction = (app: ScreenApp, url: URL): Promise<unknown> =>
  loadFresh(
    app,
    readReactionReceipt,
    receiptInput(url.pathname.split('/').at(-1) ?? '', url.searchParams, app.language),
  );
