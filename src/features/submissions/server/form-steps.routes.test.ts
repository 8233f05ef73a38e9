import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormEntry, FormToFill, Receipt } from '../contract/filling.ts';

let now = new Date('2026-11-17T12:00:00Z');
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
beforeEach(() => {
  now = new Date('2026-11-17T12:00:00Z');
});
afterAll(() => test.close());

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const toFill = (guid: string) => test.app.inject({ url: `/api/forms/${guid}/filling` });
const receipt = (guid: string, key: string) => test.app.inject({ url: `/api/submissions/${guid}/receipt?key=${key}` });

describe('without script', () => {
  const twoSteps = {
    fields: [
      { id: 'naam', kind: 'text', label: text('Naam'), isRequired: true },
      { id: 'stap', kind: 'pageBreak', label: text('Waar?') },
      { id: 'plek', kind: 'text', label: text('Plek'), isRequired: true },
    ],
  };
  const step = (guid: string, fields: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: `/api/forms/${guid}/filling`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ _page: '/melden', _language: 'nl', _drawn: 'naam plek', ...fields }).toString(),
    });
  const keyIn = (location: string | string[] | undefined) =>
    new URL(String(location), 'http://x.example').search.split('=')[1] ?? '';
  const entryOf = async (guid: string, key: string) =>
    (await test.app.inject({ url: `/api/forms/${guid}/entries/${key}` })).json<FormEntry>();

  it('each step is posted, what is wrong comes back, and the end is a receipt', async () => {
    const guid = await buildForm(test.services, { document: twoSteps });
    const wrong = await step(guid, { _step: 'first', _action: 'next' });
    expect([wrong.statusCode, String(wrong.headers.location)]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/melden\\?f-[0-9a-f]{6}=[\\w-]{32}#form-${guid}$`)),
    ]);
    const key = keyIn(wrong.headers.location);
    expect(await entryOf(guid, key)).toMatchObject({ step: 'first', showsFaults: true });
    await step(guid, { _key: key, _step: 'first', naam: 'Noor', _action: 'next' });
    expect(await entryOf(guid, key)).toMatchObject({ step: 'stap', showsFaults: false, posted: { naam: ['Noor'] } });
    await step(guid, { _key: key, _step: 'stap', plek: 'Kade', _action: 'next' });
    expect(await entryOf(guid, key)).toMatchObject({ step: 'check' });
    later(10);
    const sent = await step(guid, { _key: key, _step: 'check', _action: 'send' });
    const target = new URL(String(sent.headers.location), 'http://x.example');
    expect(target.pathname).toMatch(/^\/submission\/[0-9a-f-]{36}$/);
    const own = (
      await receipt(target.pathname.split('/')[2] ?? '', target.searchParams.get('key') ?? '')
    ).json<Receipt>();
    expect(own.own?.answers.map(({ text: words }) => words)).toEqual(['Noor', 'Kade']);
    expect(await entryOf(guid, key)).toBeNull();
  });

  it('takes the last place, and the next is told on the page', async () => {
    const guid = await buildForm(test.services, { document: twoSteps, settings: { submissionLimit: 1 } });
    const walk = async () => {
      const key = keyIn((await step(guid, { _step: 'first', naam: 'Noor', _action: 'next' })).headers.location);
      await step(guid, { _key: key, _step: 'stap', plek: 'Kade', _action: 'next' });
      later(10);
      return { key, answer: await step(guid, { _key: key, _step: 'check', _action: 'send' }) };
    };
    expect(String((await walk()).answer.headers.location)).toMatch(/^\/submission\//);
    expect((await toFill(guid)).json<FormToFill>().isFull).toBe(true);
    const { key, answer } = await walk();
    expect(String(answer.headers.location)).toMatch(/^\/melden\?/);
    expect(await entryOf(guid, key)).toMatchObject({
      step: 'check',
      posted: { naam: ['Noor'], plek: ['Kade'], _refused: ['true'] },
    });
  });

  it('goes back with what was filled in, and leads nowhere else than this site', async () => {
    const guid = await buildForm(test.services, { document: twoSteps });
    const answer = await step(guid, { _step: 'first', naam: 'Noor', _page: 'https://evil.example/', _action: 'next' });
    expect(String(answer.headers.location)).toMatch(/^\/\?f-[0-9a-f]{6}=/);
    const key = keyIn(answer.headers.location);
    await step(guid, { _key: key, _step: 'stap', plek: 'Ka', _action: 'back' });
    expect(await entryOf(guid, key)).toMatchObject({ step: 'first', posted: { naam: ['Noor'], plek: ['Ka'] } });
  });

  it('takes no word of an address from what is posted', async () => {
    const guid = await buildForm(test.services, { document: twoSteps });
    for (const _key of ['x', 'a\r\nset-cookie: b=c', '&_page=//evil.example', 'k'.repeat(65)]) {
      const answer = await step(guid, {
        _key,
        _step: 'first',
        naam: 'Noor',
        _language: '/evil.example',
        _action: 'next',
      });
      expect(String(answer.headers.location)).toMatch(/^\/melden\?f-[0-9a-f]{6}=[\w-]{32}#form-/);
    }
    const key = keyIn((await step(guid, { _step: 'first', naam: 'Noor', _action: 'next' })).headers.location);
    await step(guid, { _key: key, _step: 'stap', plek: 'Kade', _action: 'next' });
    later(10);
    const sent = await step(guid, { _key: key, _step: 'check', _language: '/evil.example', _action: 'send' });
    expect(String(sent.headers.location)).toMatch(/^\/submission\//);
  });

  it('shows a question that an answer of the same step opened before it goes on', async () => {
    const guid = await buildForm(test.services, {
      document: {
        fields: [
          { id: 'naam', kind: 'text', label: text('Naam') },
          {
            id: 'meer',
            kind: 'text',
            label: text('Meer'),
            condition: { match: 'all', rules: [{ field: 'naam', operator: 'filled' }] },
          },
        ],
      },
    });
    const opened = await step(guid, { _step: 'first', naam: 'Noor', _action: 'next' });
    const key = keyIn(opened.headers.location);
    expect(await entryOf(guid, key)).toMatchObject({ step: 'first', showsFaults: false });
    await step(guid, { _key: key, _step: 'first', naam: 'Noor', meer: '', _drawn: 'naam meer', _action: 'next' });
    expect(await entryOf(guid, key)).toMatchObject({ step: 'check' });
  });

  it('is kept for a day and nothing longer', async () => {
    const guid = await buildForm(test.services, { document: twoSteps });
    const key = keyIn((await step(guid, { _step: 'first', naam: 'Noor', _action: 'next' })).headers.location);
    later(25 * 3600);
    expect(await entryOf(guid, key)).toBeNull();
    await test.services.formSteps.forgetOld();
    const { count } = await test.platform.db
      .selectFrom('form_entry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('form_guid', '=', guid)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });
});
