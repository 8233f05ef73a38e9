import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { SearchAnswer } from '#features/search/contract/search.endpoints.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { LegalDraft, LegalText } from '../contract/legal.ts';
import { type LegalKind, legalKinds } from '../contract/legal-kind.ts';

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date('2026-11-15T23:30:00Z') } });
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

type Headers = Record<string, string>;
const get = (path: string, headers: Headers = {}) => test.app.inject({ url: `/api/legal${path}`, headers });
const send = (method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, headers: Headers = admin) =>
  test.app.inject({ method, url: `/api/legal${path}`, headers, ...(payload === undefined ? {} : { payload }) });
const words = (nl: string, en?: string) => ({
  title: text(nl, en),
  body: richText([paragraph(nl)], en === undefined ? undefined : [paragraph(en)]),
});
const draftOf = async (kind: LegalKind) => (await get(`/${kind}/draft`, admin)).json<LegalDraft>();

async function publish(kind: LegalKind, nl: string, en?: string): Promise<LegalDraft> {
  const { revision } = await draftOf(kind);
  const saved = (await send('PUT', `/${kind}`, { ...words(nl, en), revision })).json<LegalDraft>();
  return (await send('POST', `/${kind}/publish`, { revision: saved.revision })).json<LegalDraft>();
}

describe('GET /api/legal', () => {
  it('starts with version 1 of 2023-03-14 of each (§3)', async () => {
    const answer = await get('');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(legalKinds.map((kind) => ({ kind, version: 1, date: '2023-03-14' })));
  });

  it.each(legalKinds)('gives %s in both languages, with the name of the platform', async (kind) => {
    await test.services.settings.save(system, 'platformName', 'Gemeente Vloedhaven');
    const [dutch, english] = await Promise.all(
      ['nl', 'en'].map(async (language) => (await get(`/${kind}?language=${language}`)).json<LegalText>()),
    );
    expect(dutch).toMatchObject({
      kind,
      version: 1,
      currentVersion: 1,
      versions: [{ version: 1, date: '2023-03-14' }],
    });
    expect(JSON.stringify(dutch?.body)).toContain('van Gemeente Vloedhaven');
    expect(JSON.stringify(english?.body)).toContain('of Gemeente Vloedhaven');
    expect(JSON.stringify(dutch)).not.toContain('{{');
    expect(english?.body.lang).toBeUndefined();
  });

  it.each([
    ['/nonsense', 400],
    ['/privacy?version=2', 404],
    ['/privacy?version=0', 400],
    ['/privacy?version=x', 400],
    ['/privacy?language=de', 400],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status);
  });
});

describe('writing a new version', () => {
  it('is for admins alone', async () => {
    const calls = (headers: Headers) => [
      get('/privacy/draft', headers),
      send('PUT', '/privacy', { ...words('x'), revision: null }, headers),
      send('POST', '/privacy/publish', { revision: 1 }, headers),
      send('DELETE', '/privacy/draft', undefined, headers),
    ];
    const statuses = async (headers: Headers) =>
      (await Promise.all(calls(headers))).map(({ statusCode }) => statusCode);
    expect(await statuses({})).toEqual([401, 401, 401, 401]);
    for (const type of ['Standard', 'ContentManager', 'Developer'] as const) {
      expect(await statuses(await test.signInAs(type)), type).toEqual([403, 403, 403, 403]);
    }
  });

  it('starts from the words that hold, and shows readers nothing until it is published', async () => {
    const before = (await get('/accessibility')).body;
    const start = await draftOf('accessibility');
    expect(start).toMatchObject({ revision: null, updatedAt: null, currentVersion: 1 });
    expect(start.body.$lang.nl?.content.length).toBeGreaterThan(2);
    const saved = await send('PUT', '/accessibility', { ...words('Nieuw', 'New'), revision: null });
    expect(saved.json()).toMatchObject({ revision: 1, updatedBy: 'Test Admin', title: text('Nieuw', 'New') });
    expect((await get('/accessibility')).body).toBe(before);
    expect((await draftOf('accessibility')).revision).toBe(1);
  });

  it('becomes the next version, of today, with the older ones kept and readable', async () => {
    await publish('privacy', 'Tweede', 'Second');
    const done = await publish('privacy', 'Derde van {{platformName}}');
    expect(done).toMatchObject({ revision: null, currentVersion: 3 });
    const now = (await get('/privacy?language=en')).json<LegalText>();
    // Half past eleven in the evening UTC is the next day here.
    expect(now).toMatchObject({
      version: 3,
      date: '2026-11-16',
      title: { value: 'Derde van Gemeente Vloedhaven', lang: 'nl' },
    });
    expect(now.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    const second = (await get('/privacy?language=en&version=2')).json<LegalText>();
    expect(second).toMatchObject({ version: 2, currentVersion: 3, title: { value: 'Second' } });
    const first = (await get('/privacy?version=1')).json<LegalText>();
    expect(first).toMatchObject({ version: 1, date: '2023-03-14', title: { value: 'Privacyverklaring' } });
  });

  it('only of the terms of use makes the version that members accept', async () => {
    expect(await test.services.legal.termsOfUseVersion()).toBe(1);
    await publish('terms-of-use', 'Nieuwe regels');
    expect(await test.services.legal.termsOfUseVersion()).toBe(2);
    expect((await get('')).json()).toContainEqual({ kind: 'terms-of-use', version: 2, date: '2026-11-16' });
  });

  it('a draft of them does not', async () => {
    const { revision } = await draftOf('terms-of-use');
    await send('PUT', '/terms-of-use', { ...words('Nog niet'), revision });
    expect(await test.services.legal.termsOfUseVersion()).toBe(2);
    await send('DELETE', '/terms-of-use/draft');
    expect(await draftOf('terms-of-use')).toMatchObject({ revision: null, title: text('Nieuwe regels') });
  });

  it('notices that somebody else was first', async () => {
    const kind = 'cookie-statement';
    expect((await send('PUT', `/${kind}`, { ...words('a'), revision: null })).statusCode).toBe(200);
    for (const answer of [
      await send('PUT', `/${kind}`, { ...words('b'), revision: null }),
      await send('PUT', `/${kind}`, { ...words('b'), revision: 7 }),
      await send('POST', `/${kind}/publish`, { revision: 7 }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'legal-draft-changed' });
    }
    expect(await draftOf(kind)).toMatchObject({ revision: 1, title: text('a') });
    const both = await Promise.all([1, 2].map(() => send('POST', `/${kind}/publish`, { revision: 1 })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await get(`/${kind}`)).json()).toMatchObject({ version: 2, versions: [{ version: 2 }, { version: 1 }] });
  });

  it.each<[string, { title: object; body: StoredRichText }, string[]]>([
    ['a title in Dutch', { title: text(' '), body: richText([paragraph('x')]) }, ['body.title']],
    [
      'words in Dutch',
      { title: text('x'), body: { $lang: { en: { type: 'doc', content: [paragraph('x')] } } } },
      ['body.body'],
    ],
    ['either', { title: text(''), body: richText([paragraph()]) }, ['body.title', 'body.body']],
  ])('is not published without %s, and stays a draft', async (_, draft, paths) => {
    const { revision } = await draftOf('accessibility');
    const saved = (await send('PUT', '/accessibility', { ...draft, revision })).json<LegalDraft>();
    const answer = await send('POST', '/accessibility/publish', { revision: saved.revision });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)).toEqual(paths);
    expect((await draftOf('accessibility')).revision).toBe(saved.revision);
  });

  it.each([
    [
      'a script in a link',
      { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
    ],
    ['a node that we do not draw', { type: 'iframe' }],
  ])('refuses %s', async (_, node) => {
    const body = { $lang: { nl: { type: 'doc', content: [{ type: 'paragraph', content: [node] }] } } };
    expect((await send('PUT', '/privacy', { title: text('x'), body, revision: null })).statusCode).toBe(400);
  });

  it('is written in the audit log', async () => {
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', area: 'legal' });
    expect(entries.map(({ action }) => action)).toContain('legal.draft-discarded');
    expect(
      entries.find(({ subject }) => subject.id === 'terms-of-use' && subject.name === 'Nieuwe regels'),
    ).toMatchObject({
      action: 'legal.published',
      details: { version: 2 },
      actor: { name: 'Test Admin' },
    });
  });

  it('can never be changed once it is published', async () => {
    await expect(test.platform.db.updateTable('legal_version').set({ published_by: 'x' }).execute()).rejects.toThrow(
      'cannot be changed',
    );
    await expect(test.platform.db.deleteFrom('legal_version').execute()).rejects.toThrow('cannot be changed');
  });
});

describe('legal texts in search', () => {
  const found = async (q: string, language = 'nl') => {
    const answer = await test.app.inject({ url: `/api/search?q=${encodeURIComponent(q)}&language=${language}` });
    return answer.json<SearchAnswer>().results.map(({ kind, title, path }) => ({ kind, title, path }));
  };

  it('are found by everyone in both languages, each at its own address', async () => {
    await test.services.legal.keepForSearch();
    expect(await found('toegankelijkheid')).toContainEqual({
      kind: 'page',
      title: 'Toegankelijkheid',
      path: '/legal/accessibility/nl',
    });
    expect(await found('accessibility', 'en')).toContainEqual({
      kind: 'page',
      title: 'Accessibility',
      path: '/en/legal/accessibility/en',
    });
  });

  it('follow a publication at once, and a new name of the platform with the job', async () => {
    await publish('accessibility', 'Regels voor {{platformName}} en zeemeeuwen');
    const [before] = await found('zeemeeuwen');
    expect(before).toMatchObject({ title: 'Regels voor Gemeente Vloedhaven en zeemeeuwen' });
    await publish('accessibility', 'Regels voor {{platformName}} en albatrossen');
    expect([await found('zeemeeuwen'), await found('albatrossen')]).toMatchObject([[], [{}]]);
    await test.services.settings.save(system, 'platformName', 'Gemeente Waterland');
    await test.services.legal.keepForSearch();
    expect(await found('waterland albatrossen')).toMatchObject([{ path: '/legal/accessibility/nl' }]);
  });

  it('are left alone while they stay the same', async () => {
    const changes = () => test.platform.db.selectFrom('search_entry').select(['subject_id', 'changed_at']).execute();
    await test.services.legal.keepForSearch();
    const before = await changes();
    await test.services.legal.keepForSearch();
    expect([new Set(before.map((row) => row.subject_id)).size, await changes()]).toEqual([4, before]);
  });
});
