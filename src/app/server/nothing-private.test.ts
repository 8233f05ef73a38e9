import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { buildBlock, buildPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import type { Access } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { shareOf } from '#platform/server/testing/share.ts';
import { routes } from './routes.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

/**
 * Everything on the platform that is not for everyone, each known by a word that stands nowhere else, and who may come
 * across that word. Every read route is then walked as every kind of viewer, with every guid and short id there is: what
 * someone may not see must be in no answer, whatever they guess.
 */
type Viewer = 'visitor' | 'member' | 'team' | 'developer' | 'inactive';
const viewers: Viewer[] = ['visitor', 'member', 'team', 'developer', 'inactive'];
const signedIn: Viewer[] = ['member', 'team', 'developer'];
const nobody: Viewer[] = [];
const secrets: Record<string, Viewer[]> = {
  ledenpaginawoord: signedIn,
  rolpaginawoord: ['team'],
  beheerpaginawoord: nobody,
  conceptpaginawoord: nobody,
  prullenbakpaginawoord: nobody,
  ledenblokwoord: signedIn,
  rolblokwoord: ['team'],
  toekomstblokwoord: nobody,
  voorbijblokwoord: nobody,
  leditemwoord: signedIn,
  rolitemwoord: ['team'],
  beheeritemwoord: nobody,
  conceptitemwoord: nobody,
  geplanditemwoord: nobody,
  afgelopenitemwoord: nobody,
  prullenbakitemwoord: nobody,
  itemoprolpaginawoord: ['team'],
  itemopledenblokwoord: signedIn,
  itemoptoekomstblokwoord: nobody,
  rolplaatjewoord: ['team'],
  beheerplaatjewoord: nobody,
  roldocumentwoord: ['team'],
  beheerdocumentwoord: nobody,
  documentoprolpaginawoord: ['team'],
  documentvanleditemwoord: signedIn,
  documentvanconceptwoord: nobody,
  losdocumentwoord: nobody,
};

let test: TestApp;
const headersOf = {} as Record<Viewer, Record<string, string>>;
const guids: string[] = [];
const shortIds: string[] = [];
const blocks: string[] = [];
const pages: string[] = [];

const drawing = (word: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${word}</title></svg>`);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const words = (word: string) => ({ options: { text: richText([paragraph(word)]) } });

beforeAll(async () => {
  // A call that is asked too often answers nothing, and would prove nothing.
  test = await startTestApp({ limitFactor: 1000 });
  const { services, platform } = test;
  const roleId = await test.makeRole('Projectgroep');
  headersOf.visitor = {};
  headersOf.member = await test.signInAs('Standard');
  headersOf.team = await test.signInAs('Standard', { roleIds: [roleId] });
  headersOf.developer = await test.signInAs('Developer');
  headersOf.inactive = await test.signInAs('Standard', { roleIds: [roleId] });
  const last = platform.db.selectFrom('user').select('id').orderBy('created_at', 'desc').limit(1);
  const { id: inactiveId } = await last.executeTakeFirstOrThrow();
  const admin = await test.signInAs('Admin');
  await test.app.inject({
    method: 'PUT',
    url: `/api/users/${inactiveId}`,
    headers: admin,
    payload: { isActive: false },
  });

  const roles = { visibility: 'Roles' as const, roleIds: [roleId] };
  const page = async (word: string, overrides: Parameters<typeof buildPage>[1]) => {
    const guid = await buildPage(services, {
      title: text(word),
      description: text(word),
      buildingBlockInstances: [buildBlock(words(word))],
      ...overrides,
    });
    await addMenuItems(services.menus, { viewer: system }, 'Top level menu', [
      { name: text(word), urlSegment: text(word), pageId: guid },
    ]);
    guids.push(guid);
    pages.push(guid);
    return guid;
  };
  await page('ledenpaginawoord', { visibility: 'Users' });
  await page('rolpaginawoord', roles);
  await page('beheerpaginawoord', { visibility: 'Admin' });
  await withdrawPage(services, await page('conceptpaginawoord', {}));
  const thrown = await page('prullenbakpaginawoord', {});
  await test.app.inject({ method: 'DELETE', url: `/api/pages/${thrown}`, headers: admin });

  const roleBlock = randomUUID();
  const open = await buildPage(services, {
    title: text('Voor iedereen'),
    buildingBlockInstances: [
      buildBlock({ ...words('ledenblokwoord'), visibility: 'Users' }),
      buildBlock({ ...words('rolblokwoord'), ...roles, guid: roleBlock }),
      buildBlock({ ...words('toekomstblokwoord'), period: { from: inAnHour() } }),
      buildBlock({ ...words('voorbijblokwoord'), period: { until: anHourAgo() } }),
    ],
  });
  await addMenuItems(services.menus, { viewer: system }, 'Top level menu', [
    { name: text('Open'), urlSegment: text('open'), pageId: open },
  ]);
  guids.push(open, roleBlock);
  pages.push(open);

  const item = async (listId: string, word: string, overrides: Parameters<typeof buildItem>[2] = {}) => {
    const made = await buildItem(services, listId, { title: word, metadata: { description: word }, ...overrides });
    guids.push(made.guid);
    shortIds.push(made.shortId);
    return made.guid;
  };
  const list = await buildList(services);
  await item(list.guid, 'Voor iedereen');
  await item(list.guid, 'leditemwoord', { visibility: 'Users' });
  await item(list.guid, 'rolitemwoord', roles);
  await item(list.guid, 'beheeritemwoord', { visibility: 'Admin' });
  await item(list.guid, 'conceptitemwoord', { isPublished: false });
  await item(list.guid, 'geplanditemwoord', { publishedOn: inAnHour() });
  await item(list.guid, 'afgelopenitemwoord', { unpublishOn: anHourAgo() });
  const binned = await item(list.guid, 'prullenbakitemwoord');
  await test.app.inject({ method: 'DELETE', url: `/api/listitem/${binned}`, headers: admin });
  const onRolePage = await buildList(services, { page: roles });
  await item(onRolePage.guid, 'itemoprolpaginawoord');
  const inMembersBlock = await buildList(services, { block: { visibility: 'Users' } });
  await item(inMembersBlock.guid, 'itemopledenblokwoord');
  const inFutureBlock = await buildList(services, { block: { period: { from: inAnHour() } } });
  await item(inFutureBlock.guid, 'itemoptoekomstblokwoord');
  blocks.push(list.guid, onRolePage.guid, inMembersBlock.guid, inFutureBlock.guid);
  guids.push(...blocks);

  for (const [word, holder] of [
    ['rolplaatjewoord', { holder: { kind: 'block' as const, id: roleBlock } }],
    ['beheerplaatjewoord', { visibility: 'Admin' as const }],
  ] as const) {
    const added = await services.assets.add(system, { name: `${word}.svg`, bytes: drawing(word), ...holder });
    guids.push(added.guid);
  }

  // Found by their names, through what they hang on; the last hangs on nothing.
  const file = async (word: string, more: { visibility?: 'Admin'; holder?: { kind: 'block'; id: string } } = {}) => {
    // Whoever has the address of a file that is nobody's in particular may open it; its name is what is not given away.
    const bytes = Buffer.from(`Een bestand van ${word.length} letters.`);
    const added = await services.assets.add(system, { name: `${word}.txt`, bytes, field: 'File', ...more });
    guids.push(added.guid);
    return { groups: [{ files: [{ assetGuid: added.guid, fileName: 'bestand.txt' }] }] };
  };
  const downloads = (options: object, more: object = {}) =>
    buildBlock({ buildingBlockName: 'Downloads', options: { ...options }, ...more });
  const heldBy = randomUUID();
  const withFiles = await buildPage(services, {
    title: text('Bestanden'),
    buildingBlockInstances: [
      downloads(await file('roldocumentwoord', { holder: { kind: 'block', id: heldBy } }), { guid: heldBy, ...roles }),
      downloads(await file('beheerdocumentwoord', { visibility: 'Admin' })),
    ],
  });
  await addMenuItems(services.menus, { viewer: system }, 'Top level menu', [
    { name: text('Bestanden'), urlSegment: text('bestanden'), pageId: withFiles },
  ]);
  const onRoles = await buildPage(services, {
    title: text('Bestanden van de rol'),
    ...roles,
    buildingBlockInstances: [downloads(await file('documentoprolpaginawoord'))],
  });
  await addMenuItems(services.menus, { viewer: system }, 'Top level menu', [
    { name: text('Rol'), urlSegment: text('rol'), pageId: onRoles },
  ]);
  guids.push(withFiles, onRoles, heldBy);
  pages.push(withFiles, onRoles);
  const holding = async (word: string, overrides: Parameters<typeof buildItem>[2]) => {
    const content = await file(word);
    const block = { guid: randomUUID(), buildingBlockName: 'Downloads', content };
    await item(list.guid, 'Met een bestand', { contentBuildingBlockInstances: [block], ...overrides });
  };
  await holding('documentvanleditemwoord', { visibility: 'Users' });
  await holding('documentvanconceptwoord', { isPublished: false });
  await file('losdocumentwoord');
});
afterAll(() => test.close());

/** Values that a guesser would try for a part of an address. */
function guessesFor(parameter: string): string[] {
  if (parameter === 'number') return ['1'];
  if (parameter === 'kind') return ['terms-of-use', 'privacy'];
  if (parameter === 'key' || parameter === 'token' || parameter === 'hash') return ['iets'];
  return parameter === 'id' ? [...guids, ...shortIds] : guids;
}

/**
 * Of an address with two parts only the pages are guessed as the first, and elsewhere each guid in both places at once:
 * everything of everything is thousands, and what is first leads to nothing that hangs below another.
 */
function addressesOf(path: string): string[] {
  const [parameter, another] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (parameter === undefined) return [path];
  const isOfPages = another === 'guid' && path.startsWith('/api/pages/');
  if (isOfPages) return pages.flatMap((page) => addressesOf(path.replace(`{${parameter}}`, page)));
  const isPair = another !== undefined && guessesFor(parameter) === guids && guessesFor(another) === guids;
  return guessesFor(parameter).flatMap((guess) => {
    const withFirst = path.replace(`{${parameter}}`, guess);
    return addressesOf(isPair ? withFirst.replace(`{${another}}`, guess) : withFirst);
  });
}

/** Questions that could draw out more than the bare address does. */
function questionsOf(path: string): string[] {
  const all = Object.keys(secrets);
  if (path === '/api/search' || path === '/api/search:suggest') return all.map((word) => `?q=${word.slice(0, -2)}`);
  if (path === '/api/pages:withName') return all.map((word) => `?name=${word}`);
  if (path === '/api/pages:atPath') return all.map((word) => `?path=/${word}`);
  if (path === '/api/menus:withName') return ['?name=Top%20level%20menu'];
  if (path === '/api/listitem/list/{blockGuid}') return ['?itemCount=100', '?itemCount=100&searchFilter=item'];
  if (path === '/api/listitem/widget/{blockGuid}') return ['?itemCount=100'];
  if (path === '/api/listitem/lists')
    return [`?${new URLSearchParams(blocks.map((guid) => [guid, '{"itemCount":100}']))}`];
  if (path === '/api/platformsettingvalues') return ['', '?includeAll=true'];
  return [''];
}

const besideTheCalls = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];

/** Kinds of calls that are refused to this viewer whatever is guessed. */
const shutTo: Record<Viewer, Access[]> = {
  visitor: ['user', 'content-manager', 'admin', 'developer', 'staff'],
  member: ['content-manager', 'admin', 'developer', 'staff'],
  team: ['content-manager', 'admin', 'developer', 'staff'],
  developer: ['content-manager', 'admin'],
  inactive: ['content-manager', 'admin', 'developer', 'staff'],
};

interface Try {
  url: string;
  isShut: boolean;
}

/** Each read call with every guess; where the door is shut to this viewer anyhow, a share of the guesses. */
function triesOf(viewer: Viewer): Try[] {
  const reads = routes.filter(({ endpoint }) => endpoint.method === 'GET');
  const tries = reads.flatMap(({ endpoint: { path, access } }, turn) =>
    questionsOf(path).flatMap((question) => {
      const isShut = shutTo[viewer].includes(access);
      const guesses = addressesOf(path);
      const tried = isShut ? shareOf(guesses, { oneIn: 4, turn }) : guesses;
      return tried.map((url): [string, Try] => [url + question, { url: url + question, isShut }]);
    }),
  );
  return [
    ...new Map([...tries, ...besideTheCalls.map((url): [string, Try] => [url, { url, isShut: false }])]).values(),
  ];
}

describe.each(viewers)('what a %s comes across', (viewer) => {
  it('is nothing that is not for them, and all that is', async () => {
    const found = new Set<string>();
    const leaks: string[] = [];
    const unanswered: string[] = [];
    for (const { url, isShut } of triesOf(viewer)) {
      const { body, statusCode } = await test.app.inject({ url, headers: headersOf[viewer] });
      if (statusCode === 429 || statusCode >= 500) unanswered.push(`${statusCode} at ${url}`);
      if (isShut && statusCode < 400) leaks.push(`${statusCode} at ${url}`);
      for (const [word, allowed] of Object.entries(secrets)) {
        // What was asked for comes back in the words of a question; that tells nothing.
        if (!(url.includes(word) ? body.replaceAll(asked(url), '') : body).includes(word)) continue;
        found.add(word);
        if (!allowed.includes(viewer)) leaks.push(`${word} at ${url}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(unanswered).toEqual([]);
    const expected = Object.keys(secrets).filter((word) => secrets[word]?.includes(viewer));
    expect([...found].sort()).toEqual(expected.sort());
  });
});

const asked = (url: string): string => new URL(url, 'http://plein.example').searchParams.values().next().value || '\0';

it('the totals count only what the asker may see', async () => {
  const totals = async (viewer: Viewer) => {
    const answer = await test.app.inject({ url: `/api/listitem/list/${blocks[0]}/meta`, headers: headersOf[viewer] });
    return answer.json<{ totalNumberOfItems: number }>().totalNumberOfItems;
  };
  expect(await Promise.all(viewers.map(totals))).toEqual([1, 3, 4, 3, 1]);
});
