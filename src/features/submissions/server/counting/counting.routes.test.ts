import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { FormForEditing, FormList } from '#features/forms/contract/form.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { systemViewer, anonymousViewer as visitor } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormCounts } from '../../contract/counting/submission-counts.ts';

type Headers = Record<string, string>;
let now = new Date('2026-11-17T12:00:00Z');
let test: TestApp;
let admin: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const newKey = () => randomBytes(24).toString('base64url');
const counts = (guid: string, fields = '', headers = admin) =>
  test.app.inject({ url: `/api/forms/${guid}/counts?fields=${encodeURIComponent(fields)}`, headers });

async function send(guid: string, posted: Record<string, string[]>, key = newKey()) {
  const form = await test.services.liveForms.readLive(visitor, guid);
  if (form === undefined) throw new Error('no form');
  const sending = {
    version: form.version,
    key,
    posted,
    language: 'nl',
    beganAt: now,
    client: { ip: '203.0.113.7', origin: 'https://vloedhaven.example' },
  };
  return test.services.submissions.send(visitor, form, sending);
}

async function publishNext(guid: string): Promise<void> {
  const actor = { viewer: systemViewer('test') };
  const { sequence, document } = (
    await test.app.inject({ url: `/api/forms/${guid}`, headers: admin })
  ).json<FormForEditing>();
  const changed = { ...document, intro: text('Nieuw') };
  const saved = await test.services.forms.saveDraft(actor, guid, { document: changed, sequence });
  await test.services.forms.publish(actor, guid, { sequence: saved.sequence, note: '' });
}

const twoQuestions = {
  fields: [
    { id: 'naam', kind: 'text', label: text('Naam') },
    { id: 'kleur', kind: 'text', label: text('Kleur') },
  ],
};

describe('counts of a form', () => {
  it('are for admins, of a form that is there', async () => {
    const guid = await buildForm(test.services);
    expect((await counts(guid, '', {})).statusCode).toBe(401);
    expect((await counts(guid, '', member)).statusCode).toBe(403);
    expect((await counts(randomUUID())).statusCode).toBe(404);
    expect((await counts(guid, 'a;drop')).statusCode).toBe(400);
  });

  it('say how much each version has, and how often a question was answered', async () => {
    const guid = await buildForm(test.services, { document: twoQuestions });
    await send(guid, { naam: ['Noor'], kleur: ['geel'] });
    later(1);
    await send(guid, { naam: ['Sem'] });
    await publishNext(guid);
    later(1);
    const key = newKey();
    const { guid: taken } = await send(guid, { naam: ['Weg'], kleur: ['rood'] }, key);
    const before = (await counts(guid, 'kleur naam gone')).json<FormCounts>();
    expect(before.versions.map(({ version, submissions }) => [version, submissions])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(before.answers).toEqual({ kleur: 2, naam: 3, gone: 0 });
    expect(Date.parse(before.versions[1]?.lastOn ?? '') - Date.parse(before.versions[1]?.firstOn ?? '')).toBe(60_000);
    // What was taken back counts no longer.
    await test.services.submissions.withdraw({ viewer: visitor }, taken, key);
    expect((await counts(guid)).json<FormCounts>().versions.map(({ version }) => version)).toEqual([1]);
  });

  it('know of who is filling it in without script, for an hour', async () => {
    const guid = await buildForm(test.services, { document: twoQuestions });
    await test.app.inject({
      method: 'POST',
      url: `/api/forms/${guid}/filling`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        _step: 'first',
        naam: 'Noor',
        _page: '/',
        _language: 'nl',
        _action: 'next',
      }).toString(),
    });
    expect((await counts(guid)).json<FormCounts>().filling).toBe(1);
    later(61);
    expect((await counts(guid)).json<FormCounts>().filling).toBe(0);
  });
});

describe('the list of forms', () => {
  const list = async (query: string) =>
    (await test.app.inject({ url: `/api/forms?${query}`, headers: admin })).json<FormList>();

  it('tells what was sent, sorts by it, and filters by state and owner', async () => {
    const quiet = await buildForm(test.services, { document: { title: text('Telproef stil') } });
    const busy = await buildForm(test.services, { document: { title: text('Telproef druk') } });
    await send(busy, { naam: ['Noor'] });
    const found = await list('text=telproef');
    expect(found.forms).toMatchObject([
      { guid: busy, submissions: 1, newSubmissions: 1, lastSubmissionOn: now.toISOString() },
      { guid: quiet, submissions: 0, newSubmissions: 0, lastSubmissionOn: null },
    ]);
    const order = async (query: string) => (await list(`text=telproef&${query}`)).forms.map(({ guid }) => guid);
    expect(await order('sort_by=submissions_asc')).toEqual([quiet, busy]);
    expect(await order('sort_by=title_desc')).toEqual([quiet, busy]);
    expect(await order('standing=open&owner=none')).toHaveLength(2);
    expect(await order('standing=draft&standing=closed')).toEqual([]);
    expect(await order(`owner=${randomUUID()}`)).toEqual([]);
    const bad = await test.app.inject({ url: '/api/forms?sort_by=beauty', headers: admin });
    expect(bad.statusCode).toBe(400);
  });
});
