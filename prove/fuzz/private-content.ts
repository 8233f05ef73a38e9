import type { Chance } from '../../scripts/seed/chance.ts';
import { text } from '../../src/platform/contract/texts/localized.ts';
import { paragraph, richText } from '../../src/platform/contract/texts/write-rich-text.ts';
import { jsonOf } from './call.ts';
import type { Viewer } from './viewers.ts';

/** One word for each kind of reader, which stands nowhere else. */
export const secrets = {
  everyone: 'geheimvaniedereen',
  members: 'geheimvanleden',
  role: 'geheimvanderol',
  admins: 'geheimvanbeheer',
  draft: 'geheimvanhetconcept',
} as const;

type Audience = { visibility: 'Public' | 'Users' | 'Admin' } | { visibility: 'Roles'; roleIds: string[] };

interface PageParts {
  page: string;
  words: string;
  list: string;
}

/**
 * Pages and items, each with its word in title and text, made by an admin by the calls that every admin has. Answers the
 * ids of all that is not for everyone, and of what it stands on.
 */
export async function makePrivateContent(admin: Viewer, roleId: string, chance: Chance): Promise<string[]> {
  const role = { visibility: 'Roles' as const, roleIds: [roleId] };
  const open = await makePage(admin, chance, secrets.everyone, { visibility: 'Public' });
  const closedItems: [string, object][] = [
    [secrets.members, { visibility: 'Users' }],
    [secrets.role, role],
    [secrets.admins, { visibility: 'Admin' }],
    [secrets.draft, { isPublished: false }],
  ];
  await publish(admin, open.page, 'voor-iedereen');
  await addItem(admin, open.list, secrets.everyone);
  const ids = [roleId, open.page, open.list];
  for (const [word, more] of closedItems) ids.push(await addItem(admin, open.list, word, more));
  const closedPages: [string, Audience][] = [
    [secrets.members, { visibility: 'Users' }],
    [secrets.role, role],
    [secrets.admins, { visibility: 'Admin' }],
  ];
  for (const [word, audience] of closedPages) {
    const { page, words, list } = await makePage(admin, chance, word, audience);
    await publish(admin, page, `voor-${audience.visibility.toLowerCase()}`);
    ids.push(page, words, list, await addItem(admin, list, word));
  }
  const draft = await makePage(admin, chance, secrets.draft, { visibility: 'Public' });
  return [...ids, draft.page, draft.words, draft.list];
}

async function makePage(admin: Viewer, chance: Chance, word: string, audience: Audience): Promise<PageParts> {
  const [words, list] = [chance.guid(), chance.guid()];
  const place = { layoutPosition: 'main' };
  const blocks = [
    { ...place, guid: words, sortId: 0, buildingBlockName: 'Text', options: { text: richText([paragraph(word)]) } },
    { ...place, guid: list, sortId: 1, buildingBlockName: 'List', options: {} },
  ];
  const document = { title: text(word), description: text(word), ...audience, buildingBlockInstances: blocks };
  const { guid } = await post<{ guid: string }>(admin, '/api/pages', { document });
  return { page: guid, words, list };
}

async function publish(admin: Viewer, page: string, segment: string): Promise<void> {
  await post(admin, `/api/pages/${page}/publish`, {});
  await post(admin, '/api/menuitems', { name: text(segment), urlSegment: text(segment), pageGuid: page });
}

async function addItem(admin: Viewer, list: string, word: string, more: object = {}): Promise<string> {
  const item = { title: word, listItemTypeName: 'News', metadata: { description: word }, ...more };
  const [made] = await post<{ guid: string }[]>(admin, `/api/listitem/list/${list}`, [item]);
  return made?.guid ?? '';
}

async function post<T>(admin: Viewer, url: string, payload: unknown): Promise<T> {
  const answer = await admin.call('POST', url, payload);
  if (answer.status >= 300) throw new Error(`POST ${url} answered ${answer.status}: ${answer.text}`);
  return jsonOf(answer) as T;
}
