import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { acceptTerms } from './accepted-terms.ts';

const nl = (words: string) => ({ $lang: { nl: words } });

interface PlacedForm {
  title: string;
  /** What it asks: one of ours, or questions as the call to save a draft takes them. */
  asks: 'contact' | 'report' | readonly object[];
  /** As the call to save settings takes it; whatever is left out stays as it is. */
  settings?: object;
}

export async function saveQuestions(
  request: APIRequestContext,
  guid: string,
  title: string,
  fields: readonly object[],
): Promise<void> {
  const { sequence } = (await (await request.get(`/api/forms/${guid}`)).json()) as { sequence: number };
  await request.put(`/api/forms/${guid}/draft`, { data: { document: { title: nl(title), fields }, sequence } });
}

export async function publishForm(request: APIRequestContext, guid: string): Promise<void> {
  const { sequence } = (await (await request.get(`/api/forms/${guid}`)).json()) as { sequence: number };
  expect((await request.post(`/api/forms/${guid}/publish`, { data: { sequence } })).ok()).toBe(true);
}

/** An admin, who is signed in, puts a form of ours on a page of its own and leaves. */
export async function placeForm(page: Page, segment: string, form: PlacedForm): Promise<string> {
  await acceptTerms(page);
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { guid: string };
  const from = typeof form.asks === 'string' ? { example: form.asks } : { nothing: true };
  const { guid } = await post('/api/forms', { title: form.title, from });
  if (typeof form.asks !== 'string') await saveQuestions(page.request, guid, form.title, form.asks);
  if (form.settings !== undefined) {
    const { settings } = (await (await page.request.get(`/api/forms/${guid}`)).json()) as { settings: object };
    await page.request.put(`/api/forms/${guid}/settings`, { data: { ...settings, ...form.settings } });
  }
  await publishForm(page.request, guid);
  const block = {
    guid: crypto.randomUUID(),
    buildingBlockName: 'Form',
    layoutPosition: 'main',
    sortId: 0,
    options: { formGuid: guid },
  };
  const own = await post('/api/pages', {
    kind: 'page',
    document: { title: nl(segment), buildingBlockInstances: [block] },
  });
  await post('/api/menuitems', { name: nl(segment), pageGuid: own.guid, isVisible: true });
  await page.request.post(`/api/pages/${own.guid}/publish`, { data: {} });
  await page.context().clearCookies();
  return guid;
}
