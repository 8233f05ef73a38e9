import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormEntry, KeptForLater, SentSubmission } from '../../contract/filling.ts';
import { createSender, movableClock, newKey } from '../testing/sending.ts';

const clock = movableClock('2026-11-17T12:00:00Z');
const day = 24 * 3600;
let test: TestApp;
let sender: ReturnType<typeof createSender>;

beforeAll(async () => {
  test = await startTestApp({ clock });
  sender = createSender(test, clock);
});
afterAll(() => test.close());

const document = {
  fields: [
    { id: 'naam', kind: 'text', label: text('Naam'), isRequired: true },
    { id: 'stap', kind: 'pageBreak', label: text('Waar?') },
    { id: 'plek', kind: 'text', label: text('Plek'), isRequired: true },
  ],
};

async function keep(guid: string, more: object = {}, from = '192.0.2.1') {
  const challenge = await sender.solved(guid);
  clock.later(5);
  const body = {
    version: 1,
    key: newKey(),
    posted: { naam: ['Noor'], _website: ['x'], vreemd: ['y'] },
    step: 'stap',
    language: 'nl',
    page: '/melden',
    challenge,
    ...more,
  };
  return sender.post(`/api/forms/${guid}/later`, body, {}, from);
}

const entryOf = async (guid: string, key: string) =>
  (await test.app.inject({ url: `/api/forms/${guid}/entries/${key}` })).json<FormEntry | null>();
const linkIn = (words: string | undefined) =>
  new URL(/https?:\/\/\S+/.exec(words ?? '')?.[0] ?? '', 'http://x.example');
const step = (guid: string, fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: `/api/forms/${guid}/filling`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ _page: '/melden', _language: 'nl', _drawn: 'naam plek', ...fields }).toString(),
  });
const keyIn = (location: string | string[] | undefined) =>
  new URL(String(location), 'http://x.example').search.split('=')[1] ?? '';

describe('going on later', () => {
  it('mails a link that opens with all that was filled in, and with nothing else', async () => {
    const guid = await buildForm(test.services, { document });
    const key = newKey();
    const answer = await keep(guid, { key, email: 'noor@x.example' });
    expect(answer.json<KeptForLater>()).toEqual({ until: '2026-12-01T12:00:05.000Z', isMailed: true });
    const [mail, ...more] = await sender.mailsTo('noor@x.example');
    expect(more).toHaveLength(0);
    expect(mail).toMatchObject({ kind: 'form-later', subject: 'Later verder: Melding' });
    expect(mail?.text).not.toContain('Noor');
    expect(mail?.shown_text).not.toContain(key);
    const link = linkIn(mail?.text);
    expect([link.pathname, link.hash]).toEqual(['/melden', `#form-${guid}`]);
    expect(await entryOf(guid, link.search.split('=')[1] ?? '')).toMatchObject({
      posted: { naam: ['Noor'] },
      step: 'stap',
      until: '2026-12-01T12:00:05.000Z',
    });
  });

  it('is kept anew under the same link, without another mail', async () => {
    const guid = await buildForm(test.services, { document });
    const key = newKey();
    const first = (await keep(guid, { key, email: 'weer@x.example' })).json<KeptForLater>();
    clock.later(3 * day);
    const again = await keep(guid, { key, posted: { naam: ['Noor Bakker'] } });
    expect(again.json<KeptForLater>()).toEqual({ until: first.until, isMailed: false });
    expect(await entryOf(guid, key)).toMatchObject({ posted: { naam: ['Noor Bakker'] } });
    expect(await sender.mailsTo('weer@x.example')).toHaveLength(1);
  });

  it('ends after fourteen days, and when it was sent', async () => {
    const guid = await buildForm(test.services, { document });
    const [old, sent] = [newKey(), newKey()];
    await keep(guid, { key: old, email: 'oud@x.example' });
    clock.later(13 * day);
    expect(await entryOf(guid, old)).not.toBeNull();
    clock.later(2 * day);
    expect(await entryOf(guid, old)).toBeNull();
    await keep(guid, { key: sent, email: 'verstuurd@x.example' });
    await sender.send(guid, { naam: ['Noor'], plek: ['Kade'] }, { key: sent });
    expect(await entryOf(guid, sent)).toBeNull();
  });

  it('is one submission from two devices', async () => {
    const guid = await buildForm(test.services, { document });
    const key = newKey();
    await keep(guid, { key, email: 'twee@x.example' });
    const answers = { naam: ['Noor'], plek: ['Kade'] };
    const one = (await sender.send(guid, answers, { key })).json<SentSubmission>();
    const other = (await sender.send(guid, answers, { key })).json<SentSubmission>();
    expect(other.guid).toBe(one.guid);
  });

  it.each([
    ['without an address', {}, {}, 409],
    ['with half an address', { email: 'half@' }, {}, 400],
    ['where the form does not keep', { email: 'a@x.example' }, { canResume: false }, 409],
    ['without the sum', { email: 'a@x.example', challenge: { token: 'x', solution: 1 } }, {}, 400],
    ['of another version', { email: 'a@x.example', version: 9 }, {}, 404],
    ['for a page of another site', { email: 'elders@x.example', page: 'https://kwaad.example/' }, {}, 200],
  ])('%s', async (_, more, settings, status) => {
    const guid = await buildForm(test.services, { document, settings });
    expect((await keep(guid, more)).statusCode).toBe(status);
    if (status === 200) expect(linkIn((await sender.mailsTo('elders@x.example'))[0]?.text).host).not.toContain('kwaad');
  });

  it('does not fill a mailbox', async () => {
    const guid = await buildForm(test.services, { document });
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) {
      statuses.push((await keep(guid, { email: 'VOL@x.example' }, `198.51.100.${time}`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    clock.later(day);
    expect((await keep(guid, { email: 'vol@x.example' })).statusCode).toBe(200);
  });
});

describe('going on later without script', () => {
  it('asks for an address on the page, says what is wrong with it, mails, and erases when asked', async () => {
    const guid = await buildForm(test.services, { document });
    const asked = await step(guid, { _step: 'first', naam: 'Noor', _action: 'later' });
    const key = keyIn(asked.headers.location);
    expect(await entryOf(guid, key)).toMatchObject({ posted: { naam: ['Noor'], _later: ['ask'] }, until: null });
    await step(guid, { _key: key, _step: 'first', _action: 'mail', _later_email: 'half' });
    expect(await entryOf(guid, key)).toMatchObject({ posted: { naam: ['Noor'], _later: ['wrong'] }, until: null });
    await step(guid, { _key: key, _step: 'first', _action: 'mail', _later_email: 'zonder@x.example' });
    expect(await entryOf(guid, key)).toMatchObject({ posted: { naam: ['Noor'], _later: ['sent'] } });
    expect(keyIn(linkIn((await sender.mailsTo('zonder@x.example'))[0]?.text).href)).toBe(key);

    // Days later the same link goes on, step by step, and stays as long as it was.
    clock.later(5 * day);
    await step(guid, { _key: key, _step: 'first', naam: 'Noor', _action: 'next' });
    const entry = await entryOf(guid, key);
    expect(entry).toMatchObject({ step: 'stap', posted: { naam: ['Noor'] } });
    expect(entry?.posted).not.toHaveProperty('_later');
    clock.later(3 * day);
    await step(guid, { _key: key, _step: 'stap', plek: 'Kade', _action: 'later' });
    expect(await entryOf(guid, key)).toMatchObject({ posted: { plek: ['Kade'], _later: ['saved'] } });
    await step(guid, { _key: key, _step: 'stap', _action: 'stay' });
    expect((await entryOf(guid, key))?.posted).toEqual({ naam: ['Noor'], plek: ['Kade'] });
    const sent = await step(guid, { _key: key, _step: 'check', _action: 'send' });
    expect(String(sent.headers.location)).toMatch(/^\/submission\//);
  });

  it('erases what was kept, and the link with it', async () => {
    const guid = await buildForm(test.services, { document });
    const key = newKey();
    await keep(guid, { key, email: 'wis@x.example' });
    const erased = await step(guid, { _key: key, _step: 'stap', _action: 'forget' });
    expect(String(erased.headers.location)).toBe(`/melden#form-${guid}`);
    expect(await entryOf(guid, key)).toBeNull();
  });
});
