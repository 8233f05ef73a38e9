import type { Page } from '@playwright/test';
import { acceptTerms } from './accepted-terms.ts';

const nl = (words: string) => ({ $lang: { nl: words } });

interface PlacedEvent {
  guid: string;
  path: string;
}

/** An admin, who is signed in, puts an event in a list on a page of its own, lets people sign up, and leaves. */
export async function placeEvent(page: Page, segment: string, settings: object): Promise<PlacedEvent> {
  await acceptTerms(page);
  const post = async <T>(path: string, data: object) => (await (await page.request.post(path, { data })).json()) as T;
  const list = crypto.randomUUID();
  const block = { guid: list, buildingBlockName: 'List', layoutPosition: 'main', sortId: 0, options: {} };
  const document = { title: nl(segment), buildingBlockInstances: [block] };
  const own = await post<{ guid: string }>('/api/pages', { kind: 'page', document });
  await post('/api/menuitems', { name: nl(segment), pageGuid: own.guid, isVisible: true });
  await page.request.post(`/api/pages/${own.guid}/publish`, { data: {} });
  const nextWeek = new Date(Date.now() + 7 * 24 * 3600_000).toISOString();
  const item = {
    title: 'Avondwandeling langs de dijk',
    listItemTypeName: 'Event',
    metadata: { description: nl('Met de dijkmeester mee.'), 'period-start': nextWeek, 'period-end': nextWeek },
  };
  const [made] = await post<PlacedEvent[]>(`/api/listitem/list/${list}`, [item] as unknown as object);
  if (made === undefined) throw new Error('the event was not made');
  await page.request.put(`/api/listitem:signupsettings/${made.guid}`, { data: settings });
  await page.context().clearCookies();
  return made;
}
