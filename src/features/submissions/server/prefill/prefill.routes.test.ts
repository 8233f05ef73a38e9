import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildField } from '#features/profile-fields/server/profile-fields.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormEntry } from '../../contract/filling.ts';

type Headers = Record<string, string>;
let test: TestApp;
let member: Headers;
let other: Headers;

beforeAll(async () => {
  test = await startTestApp();
  [member, other] = [await test.signInAs('Standard'), await test.signInAs('ContentManager')];
  await buildField(test, { key: 'mobiel', type: 'phone' });
  await test.app.inject({
    method: 'PUT',
    url: '/api/profiles:loggedIn',
    headers: member,
    payload: {
      firstName: 'Noor',
      middleName: 'de',
      lastName: 'Wit',
      properties: [{ key: 'mobiel', value: '0612345678' }],
    },
  });
});
afterAll(() => test.close());

const question = (id: string, kind: string, prefill: string) => ({ id, kind, label: text(id), prefill });
const document = {
  fields: [
    question('naam', 'text', '@name'),
    question('mail', 'email', '@email'),
    { id: 'stap', kind: 'pageBreak', label: text('Bellen') },
    question('bell', 'phone', 'mobiel'),
    // None of these can start with what they name.
    question('gone', 'text', 'vroeger'),
    question('year', 'number', '@name'),
    question('open', 'text', ''),
  ],
};
const prefill = (guid: string, headers: Headers) => test.app.inject({ url: `/api/forms/${guid}/prefill`, headers });

describe('what a form starts with', () => {
  it('is of who asks alone, and only what the form asks for', async () => {
    const guid = await buildForm(test.services, { document });
    const own = (await prefill(guid, member)).json<Record<string, string[]>>();
    expect(own).toEqual({
      naam: ['Noor de Wit'],
      mail: [expect.stringContaining('@')],
      bell: [expect.stringMatching(/6/)],
    });
    const theirs = (await prefill(guid, other)).json<Record<string, string[]>>();
    expect(theirs.mail).not.toEqual(own.mail);
    expect(theirs).not.toHaveProperty('bell');
  });

  it('is nothing to visitors, of forms that are not there or not theirs, and never kept', async () => {
    const guid = await buildForm(test.services, { document });
    expect((await prefill(guid, {})).statusCode).toBe(401);
    expect((await prefill(randomUUID(), member)).statusCode).toBe(404);
    expect((await prefill('nothing', member)).statusCode).toBe(400);
    const admins = await buildForm(test.services, { document, settings: { visibility: 'Admin' } });
    expect((await prefill(admins, member)).statusCode).toBe(404);
    // What everyone is told of the form has nothing of anybody in it.
    const shared = await test.app.inject({ url: `/api/forms/${guid}/filling`, headers: member });
    expect(shared.body).not.toMatch(/Noor|061234/);
    expect((await prefill(guid, member)).headers['cache-control']).toMatch(/no-store|private/);
  });

  it('is empty for a form that asks for nothing of a profile', async () => {
    expect((await prefill(await buildForm(test.services), member)).json()).toEqual({});
  });
});

describe('without script', () => {
  const step = (guid: string, headers: Headers) =>
    test.app.inject({
      method: 'POST',
      url: `/api/forms/${guid}/filling`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        _page: '/',
        _language: 'nl',
        _step: 'first',
        _action: 'next',
        naam: 'Anna',
      }).toString(),
    });
  const entryAfter = async (headers: Headers) => {
    const guid = await buildForm(test.services, { document });
    const { location } = (await step(guid, headers)).headers;
    const key = new URL(String(location), 'http://x.example').search.split('=')[1] ?? '';
    return (await test.app.inject({ url: `/api/forms/${guid}/entries/${key}`, headers })).json<FormEntry>();
  };

  it('the steps that come begin with it, and what was posted stays as it was sent', async () => {
    const { posted } = await entryAfter(member);
    expect(posted).toMatchObject({ naam: ['Anna'], bell: [expect.stringMatching(/6/)] });
    expect(posted).not.toHaveProperty('mail');
    const ofVisitor = (await entryAfter({})).posted;
    expect(ofVisitor).toMatchObject({ naam: ['Anna'] });
    expect(ofVisitor).not.toHaveProperty('bell');
  });
});
