import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormToFill, Receipt, SentSubmission } from '../contract/filling.ts';

type Headers = Record<string, string>;
let now = new Date('2026-11-17T12:00:00Z');
let test: TestApp;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  member = await test.signInAs('Standard');
});
beforeEach(() => {
  now = new Date('2026-11-17T12:00:00Z');
});
afterAll(() => test.close());

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const newKey = () => randomBytes(24).toString('base64url');
const post = (url: string, payload: object, headers: Headers = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers });
const toFill = (guid: string, headers: Headers = {}) => test.app.inject({ url: `/api/forms/${guid}/filling`, headers });

async function solved(guid: string, headers: Headers = {}) {
  const { token, bits } = (await post(`/api/forms/${guid}/challenge`, {}, headers)).json<Challenge>();
  for (let solution = 0; ; solution++) {
    if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) >= bits) return { token, solution };
  }
}

async function send(guid: string, more: object = {}, headers: Headers = {}) {
  const challenge = await solved(guid, headers);
  later(5);
  const body = { version: 1, key: newKey(), posted: { naam: ['Noor'] }, language: 'nl', challenge, ...more };
  return post(`/api/forms/${guid}/submissions`, body, headers);
}

const receipt = (guid: string, key?: string, headers: Headers = {}) =>
  test.app.inject({ url: `/api/submissions/${guid}/receipt${key === undefined ? '' : `?key=${key}`}`, headers });

describe('a form to fill in', () => {
  it('tells everyone what it asks', async () => {
    const guid = await buildForm(test.services);
    const form = (await toFill(guid)).json<FormToFill>();
    expect(form).toMatchObject({ version: 1, availability: 'open', isFull: false, needsProof: false });
    expect(form.document.fields.map(({ id }) => id)).toEqual(['naam']);
    expect(form).not.toHaveProperty('settings');
  });

  it('is told in the version that somebody began, as long as they may fill it in', async () => {
    const guid = await buildForm(test.services);
    const version = (number: number | string, headers: Headers = {}) =>
      test.app.inject({ url: `/api/forms/${guid}/filling/${number}`, headers });
    expect((await version(1)).json()).toMatchObject({ version: 1, document: { fields: [{ id: 'naam' }] } });
    expect((await version(2)).statusCode).toBe(404);
    expect((await version('nul')).statusCode).toBe(400);
    const users = await buildForm(test.services, { settings: { visibility: 'Users' } });
    const url = `/api/forms/${users}/filling/1`;
    expect((await test.app.inject({ url })).statusCode).toBe(401);
    expect((await test.app.inject({ url, headers: member })).statusCode).toBe(200);
  });

  it('is told to visitors who have to sign in, and is nothing to who is not asked', async () => {
    const users = await buildForm(test.services, { settings: { visibility: 'Users' } });
    expect((await toFill(users)).statusCode).toBe(401);
    expect((await toFill(users, member)).statusCode).toBe(200);
    const admins = await buildForm(test.services, { settings: { visibility: 'Admin' } });
    expect((await toFill(admins, member)).statusCode).toBe(404);
    expect((await toFill(randomUUID())).statusCode).toBe(404);
  });

  it('opens and closes by itself, also where its answer was kept', async () => {
    const window = { state: 'Custom', openDate: '2026-11-17T13:00:00Z', closeDate: '2026-11-17T14:00:00Z' } as const;
    const guid = await buildForm(test.services, { settings: window });
    expect((await toFill(guid)).json<FormToFill>().availability).toBe('open-future');
    later(3601);
    expect((await toFill(guid)).json<FormToFill>().availability).toBe('close-future');
    later(3601);
    expect((await toFill(guid)).json<FormToFill>().availability).toBe('closed');
  });
});

describe('sending', () => {
  it('keeps the answers and gives a reference that counts up within the year', async () => {
    const guid = await buildForm(test.services, { settings: { referencePrefix: 'ML' } });
    const references: string[] = [];
    for (let time = 0; time < 2; time++) references.push((await send(guid)).json<SentSubmission>().reference);
    expect(references).toEqual(['ML-2026-0001', 'ML-2026-0002']);
  });

  it('is one submission however often it is sent, at once or again', async () => {
    const guid = await buildForm(test.services);
    const challenge = await solved(guid);
    later(5);
    const body = { version: 1, key: newKey(), posted: { naam: ['Noor'] }, language: 'nl', challenge };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(`/api/forms/${guid}/submissions`, body)));
    const again = await post(`/api/forms/${guid}/submissions`, body);
    expect(new Set([...answers, again].map((answer) => answer.json<SentSubmission>().guid)).size).toBe(1);
  });

  it('refuses answers that are wrong, and keeps none to a question that was not asked', async () => {
    const guid = await buildForm(test.services, {
      document: {
        fields: [
          { id: 'naam', kind: 'text', label: text('Naam'), isRequired: true },
          {
            id: 'geheim',
            kind: 'text',
            label: text('Geheim'),
            condition: { match: 'all', rules: [{ field: 'naam', operator: 'contains', values: ['Noor'] }] },
          },
        ],
      },
    });
    expect((await send(guid, { posted: { naam: [''] } })).json()).toMatchObject({
      status: 400,
      fields: [{ path: 'naam', code: 'required' }],
    });
    const key = newKey();
    const sent = (
      await send(guid, { key, posted: { naam: ['Piet'], geheim: ['x'], other: ['y'] } })
    ).json<SentSubmission>();
    const { own } = (await receipt(sent.guid, key)).json<Receipt>();
    expect(own?.answers).toEqual([{ field: 'naam', label: 'Naam', text: 'Piet' }]);
  });

  it('gives the last place once, and says so to who was later', async () => {
    const guid = await buildForm(test.services, { settings: { submissionLimit: 2 } });
    const bodies = await Promise.all(
      Array.from({ length: 4 }, async () => ({
        version: 1,
        key: newKey(),
        posted: { naam: ['Noor'] },
        language: 'nl',
        challenge: await solved(guid),
      })),
    );
    later(5);
    const answers = await Promise.all(bodies.map((body) => post(`/api/forms/${guid}/submissions`, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect((await toFill(guid)).json<FormToFill>().isFull).toBe(true);
  });

  it('is refused after it closed, but not to who began in time and is a little late', async () => {
    const window = { state: 'Custom', openDate: '2026-11-17T11:00:00Z', closeDate: '2026-11-17T12:01:00Z' } as const;
    const guid = await buildForm(test.services, { settings: { ...window, graceMinutes: 15 } });
    const body = async () => {
      const challenge = await solved(guid);
      return { version: 1, key: newKey(), posted: { naam: ['Noor'] }, language: 'nl', challenge };
    };
    const [inTime, tooLate] = [await body(), await body()];
    later(600);
    expect((await post(`/api/forms/${guid}/submissions`, inTime)).statusCode).toBe(200);
    later(600);
    expect((await post(`/api/forms/${guid}/submissions`, tooLate)).json()).toMatchObject({
      status: 409,
      code: 'form-closed',
    });
  });

  it('asks for the sum, for a human pace and for an empty trap', async () => {
    const guid = await buildForm(test.services);
    const other = await buildForm(test.services);
    const body = { version: 1, key: newKey(), posted: { naam: ['Noor'] }, language: 'nl' };
    const sum = await solved(guid);
    const tooFast = await post(`/api/forms/${guid}/submissions`, { ...body, challenge: sum });
    expect(tooFast.json()).toMatchObject({ status: 429, code: 'form-too-fast' });
    later(5);
    for (const challenge of [
      { token: 'x', solution: 1 },
      { ...sum, token: `${sum.token}x` },
      await solved(other),
      { token: sum.token, solution: sum.solution + 1 },
    ]) {
      const answer = await post(`/api/forms/${guid}/submissions`, { ...body, challenge });
      expect(answer.json()).toMatchObject({ status: 400, code: 'form-challenge' });
    }
    const trapped = await post(`/api/forms/${guid}/submissions`, {
      ...body,
      challenge: sum,
      website: 'https://spam.example',
    });
    expect(trapped.json()).toMatchObject({ status: 409, code: 'form-refused' });
    later(49 * 3600);
    const old = await post(`/api/forms/${guid}/submissions`, { ...body, challenge: sum });
    expect(old.json()).toMatchObject({ code: 'form-challenge' });
  });
});

describe('a solved sum', () => {
  const body = { version: 1, posted: { naam: ['Noor'] }, language: 'nl' };
  const kept = async (guid: string) =>
    (await test.platform.db.selectFrom('form_submission').select('guid').where('form_guid', '=', guid).execute())
      .length;
  const marks = async () => (await test.platform.db.selectFrom('used_challenge').select('mark').execute()).length;

  it('is for one submission, also when several use it at once; a second press is no second use', async () => {
    const guid = await buildForm(test.services);
    const challenge = await solved(guid);
    later(5);
    const keys = Array.from({ length: 5 }, newKey);
    const send = (key: string) => post(`/api/forms/${guid}/submissions`, { ...body, key, challenge });
    const answers = await Promise.all(keys.map(send));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({ code: 'form-challenge' });
    const first = answers.findIndex(({ statusCode }) => statusCode === 200);
    const again = await send(keys[first] ?? '');
    expect(again.json()).toEqual(answers[first]?.json());
    expect(await kept(guid)).toBe(1);
  });

  it('is not used up by what was refused, in a form with or without further steps', async () => {
    for (const settings of [{}, { submissionLimit: 1 }]) {
      const guid = await buildForm(test.services, { settings });
      const challenge = await solved(guid);
      later(5);
      const send = (posted: object) =>
        post(`/api/forms/${guid}/submissions`, { ...body, key: newKey(), challenge, posted });
      expect((await send({})).statusCode).toBe(400);
      expect((await send({ naam: ['Noor'] })).statusCode).toBe(200);
      expect((await send({ naam: ['Noor'] })).json()).toMatchObject({ code: 'form-challenge' });
      expect(await kept(guid)).toBe(1);
    }
  });

  it('is forgotten when it would be refused by itself', async () => {
    await send(await buildForm(test.services));
    expect(await marks()).toBeGreaterThan(0);
    await test.services.formSteps.forgetOld();
    expect(await marks()).toBeGreaterThan(0);
    later(49 * 3600);
    await test.services.formSteps.forgetOld();
    expect(await marks()).toBe(0);
  });
});

describe('the receipt', () => {
  it('says to everyone that it arrived, and to its sender what it was', async () => {
    const guid = await buildForm(test.services, { settings: { confirmation: text('Bedankt.', 'Thank you.') } });
    const key = newKey();
    const sent = (await send(guid, { key })).json<SentSubmission>();
    const forAll = (await receipt(sent.guid)).json<Receipt>();
    expect(forAll).toEqual({
      guid: sent.guid,
      reference: sent.reference,
      formTitle: 'Melding',
      isWithdrawn: false,
      isUnproven: false,
      sentOn: now.toISOString(),
    });
    expect((await receipt(sent.guid, newKey())).json()).toEqual(forAll);
    const { own } = (await receipt(sent.guid, key)).json<Receipt>();
    expect(own).toMatchObject({ answers: [{ text: 'Noor' }], confirmation: 'Bedankt.', canWithdraw: true });
    expect((await receipt(randomUUID())).statusCode).toBe(404);
  });

  it('knows who was signed in', async () => {
    const guid = await buildForm(test.services);
    const sent = (await send(guid, {}, member)).json<SentSubmission>();
    expect((await receipt(sent.guid, undefined, member)).json<Receipt>().own).toBeDefined();
    const other = await test.signInAs('Standard');
    expect((await receipt(sent.guid, undefined, other)).json<Receipt>().own).toBeUndefined();
  });

  it('is taken back by its sender alone, and then its answers are gone and its place is free', async () => {
    const guid = await buildForm(test.services, { settings: { submissionLimit: 1 } });
    const key = newKey();
    const sent = (await send(guid, { key })).json<SentSubmission>();
    expect((await toFill(guid)).json<FormToFill>().isFull).toBe(true);
    const takeBack = (body: object) => post(`/api/submissions/${sent.guid}/withdraw`, body);
    expect((await takeBack({})).statusCode).toBe(404);
    expect((await takeBack({ key: newKey() })).statusCode).toBe(404);
    expect((await takeBack({ key })).statusCode).toBe(204);
    const after = (await receipt(sent.guid, key)).json<Receipt>();
    expect(after).toMatchObject({ isWithdrawn: true, own: { answers: [], canWithdraw: false } });
    expect((await toFill(guid)).json<FormToFill>().isFull).toBe(false);
  });

  it('is not taken back where the form does not allow it', async () => {
    const guid = await buildForm(test.services, { settings: { canWithdraw: false } });
    const key = newKey();
    const sent = (await send(guid, { key })).json<SentSubmission>();
    expect((await post(`/api/submissions/${sent.guid}/withdraw`, { key })).statusCode).toBe(403);
  });
});
