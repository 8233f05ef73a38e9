import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildBlock, buildPage, republishPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { AccessibilityStatement, Finding, StatementForm } from '../contract/accessibility-statement.ts';
import { buildFinding } from './accessibility-statement.factory.ts';

let now = new Date('2026-11-16T10:00:00Z');
let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  await test.services.settings.save(system, 'platformName', 'Gemeente Vloedhaven');
});
afterAll(() => test.close());

type Headers = Record<string, string>;
const base = '/api/accessibilitystatement';
const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, headers: Headers = admin) =>
  test.app.inject({ method, url: `${base}${path}`, headers, ...(payload === undefined ? {} : { payload }) });
const statementIn = async (language = 'nl') =>
  (await test.app.inject({ url: `${base}?language=${language}` })).json<{ statement: AccessibilityStatement | null }>()
    .statement;
const form = async () => (await send('GET', '/settings')).json<StatementForm>();
const save = async (changes: object) => {
  const { settings, revision } = await form();
  return send('PUT', '/settings', { settings: { ...settings, ...changes }, revision });
};
const add = async (overrides = {}) => (await send('POST', '/findings', buildFinding(overrides))).json<Finding>();
const clear = async () => {
  for (const { id } of (await send('GET', '/findings')).json<Finding[]>()) await send('DELETE', `/findings/${id}`);
};
const codesOf = (warnings: readonly { code: string }[] = []) => warnings.map(({ code }) => code);

describe('the accessibility statement', () => {
  it('claims no more than a site knows that nobody has examined', async () => {
    expect(await statementIn()).toMatchObject({
      organisation: 'Gemeente Vloedhaven',
      domains: [],
      status: 'C',
      auditedOn: null,
      signedOn: null,
      answerDays: 5,
      findings: [],
      doubts: [],
    });
    expect(codesOf((await form()).warnings)).toEqual(['not-signed', 'without-contact', 'without-register']);
  });

  it('is for admins to write, and for everyone to read', async () => {
    const calls = (headers: Headers) => [
      send('GET', '/settings', undefined, headers),
      send('PUT', '/settings', { settings: {}, revision: 1 }, headers),
      send('GET', '/findings', undefined, headers),
      send('POST', '/findings', buildFinding(), headers),
      send('PUT', `/findings/${crypto.randomUUID()}`, { finding: buildFinding(), revision: 1 }, headers),
      send('DELETE', `/findings/${crypto.randomUUID()}`, undefined, headers),
    ];
    const statuses = async (headers: Headers) => [
      ...new Set((await Promise.all(calls(headers))).map(({ statusCode }) => statusCode)),
    ];
    expect(await statuses({})).toEqual([401]);
    for (const type of ['Standard', 'ContentManager', 'Developer'] as const)
      expect(await statuses(await test.signInAs(type)), type).toEqual([403]);
    expect((await send('GET', '', undefined, {})).statusCode).toBe(200);
  });

  it('shows a change at once, here and on the page that was kept', async () => {
    const page = async () => (await test.app.inject({ url: '/api/accessibilitystatement?language=nl' })).body;
    const before = await page();
    const saved = await save({
      domains: ['www.vloedhaven.example', 'meedoen.vloedhaven.example'],
      contactEmail: 'toegankelijk@vloedhaven.example',
      signedBy: 'M. de Boer',
      signedAs: 'gemeentesecretaris',
      signedOn: '2026-11-01',
      registerUrl: 'https://www.toegankelijkheidsverklaring.nl/register/1',
    });
    expect(saved.json()).toMatchObject({ updatedBy: 'Test Admin', warnings: [] });
    expect(await page()).not.toBe(before);
    expect(await statementIn()).toMatchObject({ signedAs: 'gemeentesecretaris', changedOn: '2026-11-16' });
  });

  it('says what does not comply in the language of the reader, or marked as Dutch; what is solved is left out', async () => {
    const later = await add({ plannedOn: null, what: text('Kaart') });
    const first = await add();
    await add({ solvedOn: '2026-10-01' });
    const english = await statementIn('en');
    expect(english?.findings.map(({ id }) => id)).toEqual([first.id, later.id]);
    expect(english?.findings[0]).toMatchObject({
      what: { value: 'Films without captions' },
      cause: { value: 'De filmpjes zijn van voor 2020.', lang: 'nl' },
      criteria: ['1.2.2'],
      plannedOn: '2027-03-01',
    });
    expect(english?.findings[0]).not.toHaveProperty('source');
    expect((await send('GET', '/findings')).json<Finding[]>().map(({ solvedOn }) => solvedOn)).toEqual([
      null,
      null,
      '2026-10-01',
    ]);
  });

  it('does not show a status silently that the findings contradict', async () => {
    const audited = { auditedBy: 'Bureau Helder', auditedOn: '2026-06-01', reportUrl: 'https://helder.example/1' };
    const saved = (await save({ status: 'A', ...audited })).json<StatementForm>();
    expect(saved.warnings).toEqual([{ code: 'a-with-findings', count: 2 }]);
    expect((await statementIn())?.doubts).toEqual([{ code: 'a-with-findings', count: 2 }]);
    await clear();
    expect((await statementIn())?.doubts).toEqual([]);
  });

  it('finds a status too old when its day has come', async () => {
    await save({ status: 'C' });
    expect((await statementIn())?.doubts).toEqual([]);
    now = new Date('2027-11-17T10:00:00Z');
    await test.installation.jobs.runRecurring('date-accessibility-statement');
    expect(codesOf((await statementIn())?.doubts)).toEqual(['c-old']);
    now = new Date('2026-11-16T10:00:00Z');
  });

  it('is left out where the legal text is the whole statement', async () => {
    await save({ isShown: false });
    expect(await statementIn()).toBeNull();
    await save({ isShown: true });
    expect(await statementIn()).toMatchObject({ status: 'C' });
  });

  it('notices that somebody else was first', async () => {
    const { settings, revision } = await form();
    const answers = await Promise.all([1, 2].map(() => send('PUT', '/settings', { settings, revision })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { id, revision: seen } = await add();
    const change = (finding = buildFinding()) => send('PUT', `/findings/${id}`, { finding, revision: seen });
    expect((await change(buildFinding({ solvedOn: '2026-11-01' }))).json()).toMatchObject({ revision: seen + 1 });
    const second = await change();
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'accessibility-finding-changed']);
  });

  it.each<[string, object, string]>([
    ['without Dutch words', { cause: { $lang: { en: 'Old' } } }, 'body.cause'],
    ['of a criterion that is not there', { criteria: ['4.1.1'] }, 'body.criteria.0'],
    ['without a criterion', { criteria: [] }, 'body.criteria'],
    ['solved before it was found', { solvedOn: '2026-04-30' }, 'body.solvedOn'],
    ['on a day that is none', { foundOn: '2026-02-30' }, 'body.foundOn'],
  ])('refuses a finding %s', async (_, overrides, path) => {
    const answer = await send('POST', '/findings', buildFinding(overrides));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { path: string }[] }>().fields[0]?.path).toBe(path);
  });

  it.each([
    [{ reportUrl: 'javascript:alert(1)' }],
    [{ contactEmail: 'niemand' }],
    [{ status: 'F' }],
    [{ answerDays: 0 }],
    [{ domains: [''] }],
  ])('refuses %j', async (changes) => {
    expect((await save(changes)).statusCode).toBe(400);
  });

  it('answers 404 for a finding that is gone', async () => {
    const { id, revision } = await add();
    expect((await send('DELETE', `/findings/${id}`)).statusCode).toBe(204);
    expect((await send('DELETE', `/findings/${id}`)).statusCode).toBe(404);
    expect((await send('PUT', `/findings/${id}`, { finding: buildFinding(), revision })).statusCode).toBe(404);
  });

  it('is written in the audit log: which finding, and what was and is', async () => {
    await save({ status: 'D' });
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '' });
    const of = (action: string) => entries.find((entry) => entry.action === action);
    expect(of('accessibility-statement.changed')).toMatchObject({
      subject: { name: 'Gemeente Vloedhaven' },
      details: { before: { status: 'C' }, after: { status: 'D' } },
    });
    for (const done of ['added', 'changed', 'deleted'])
      expect(of(`accessibility-finding.${done}`)).toMatchObject({
        subject: { kind: 'accessibility-finding', name: 'Filmpjes zonder ondertiteling' },
      });
  });

  it('says what the look over all pages found by itself, as soon as it is found or put right', async () => {
    await clear();
    expect((await statementIn())?.checked).toBeNull();
    const empty = buildBlock({
      options: { text: richText([paragraph(link('klik hier', 'https://elders.example/'))]) },
    });
    const page = await buildPage(test.services, { title: text('Wonen'), buildingBlockInstances: [empty] });
    await buildPage(test.services, { title: text('Werken') });
    await test.services.contentFindings.look();
    const found = (await statementIn())?.checked;
    expect(found).toMatchObject({
      on: '2026-11-16',
      kinds: [{ kind: 'link-vague', criteria: ['2.4.4'], subjects: 1 }],
    });
    expect(found?.clean).toBe((found?.subjects ?? 0) - 1);
    expect(codesOf((await statementIn())?.doubts)).toEqual([]);
    await save({ status: 'A', auditedBy: 'Bureau', auditedOn: '2026-10-01', reportUrl: 'https://bureau.example/r' });
    expect((await statementIn())?.doubts).toEqual([{ code: 'a-with-checks', count: 1 }]);

    await republishPage(test.services, page, { title: text('Wonen'), buildingBlockInstances: [] });
    await test.installation.jobs.runRecurring('look-at-content');
    expect((await statementIn())?.checked).toMatchObject({ kinds: [], score: 100 });
    expect((await statementIn())?.doubts).toEqual([]);
  });
});
