import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import { listForms } from '../contract/forms.endpoints.ts';
import { formsQueryOf } from './forms-address.ts';

interface App {
  call: Call;
  language: Language;
  loadCache: Parameters<typeof loadFresh>[0]['loadCache'];
}

export const loadForms = (app: App, url: URL): Promise<unknown> =>
  loadFresh(app, listForms, { query: formsQueryOf(url.searchParams, app.language) });
