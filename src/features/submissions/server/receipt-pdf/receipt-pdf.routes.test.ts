import { randomBytes, randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import type { Posted } from '../../contract/filling.ts';
import { receiptKeyOf } from '../telling/receipt-key.ts';

const secret = 'the secret of this test';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ authSecret: secret });
});
afterAll(() => test.close());

const document = {
  title: { $lang: { nl: 'Melding doen', en: 'Report something' } },
  fields: [
    { id: 'naam', kind: 'text', label: { $lang: { nl: 'Uw naam', en: 'Your name' } } },
    {
      id: 'watiser',
      kind: 'longText',
      label: { $lang: { nl: 'Wat is er?', en: 'What is it?' } },
      settings: { maxLength: 4000 },
    },
  ],
};

const formOf = (more: object = {}) => buildForm(test.services, { document, ...more });

async function sent(guid: string, posted: Posted, viewer = anonymousViewer) {
  const { submissions } = test.services;
  const key = randomBytes(24).toString('base64url');
  const form = await submissions.requireForm(viewer, guid);
  const client = { ip: '127.0.0.1', origin: 'http://vloedhaven.example' };
  const sending = { version: form.version, key, posted, language: 'nl', beganAt: new Date(0), client };
  return { ...(await submissions.send(viewer, form, sending)), key };
}

const download = (guid: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/submissions/${guid}/receipt.pdf`, query, headers });

async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: words, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  return {
    words,
    totalPages,
    info: info as Record<string, unknown>,
    mark: await pdf.getMarkInfo(),
    tree: JSON.stringify(await (await pdf.getPage(1)).getStructTree()),
  };
}

describe('the receipt as a PDF', () => {
  it('has what was asked and answered, its reference and who to ask, and can be read aloud', async () => {
    const { guid, key, reference } = await sent(await formOf(), {
      naam: ['Noor de Wit'],
      watiser: ['Een gat in\nde weg'],
    });
    const answer = await download(guid, { key });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-disposition': expect.stringContaining(reference),
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { words, info, mark, tree } = await read(answer.rawPayload);
    const { platformName } = await test.services.settings.all();
    for (const word of [
      'Melding doen: ontvangen',
      reference,
      'Uw naam',
      'Noor de Wit',
      'Een gat in\nde weg',
      platformName,
    ]) {
      expect(words).toContain(word);
    }
    expect(info).toMatchObject({ Language: 'nl-NL', Title: `Ontvangstbewijs ${reference}: Melding doen` });
    expect(mark).toMatchObject({ Marked: true });
    expect(tree).toMatch(/"H1".*"L".*"LI".*"Lbl".*"LBody".*"H2"/);
  });

  it('is in the language that is asked for', async () => {
    const { guid, key } = await sent(await formOf(), { naam: ['Noor'] });
    const english = await read((await download(guid, { key, language: 'en' })).rawPayload);
    expect(english.words).toContain('Report something: received');
    expect(english.words).toContain('Your name');
    expect(english.info).toMatchObject({ Language: 'en-GB' });
    const languages = { value: ['nl', 'en', 'ar'] };
    const headers = await test.signInAs('Admin');
    await test.app.inject({ method: 'PUT', url: '/api/platformsettingvalues/languages', headers, payload: languages });
    const arabic = await read((await download(guid, { key, language: 'ar' })).rawPayload);
    expect(arabic.info).toMatchObject({ Language: 'ar' });
    expect(arabic.tree).toContain('إجاباتك');
  });

  it.each([
    ['writing from right to left', 'مرحبا بالعالم (اثنان) 12', 'مرحبا بالعالم (اثنان) 12'],
    ['an emoji', 'Kijk 🚲 hier', 'Kijk 🚲 hier'],
  ])('tells %s as it was written', async (_, given, told) => {
    const { guid, key } = await sent(await formOf(), { naam: [given] });
    const { tree } = await read((await download(guid, { key })).rawPayload);
    expect(tree).toContain(told);
  });

  it('says so when a sign cannot be printed', async () => {
    const { guid, key } = await sent(await formOf(), { naam: ['Kijk 🚲 hier'] });
    const { words } = await read((await download(guid, { key })).rawPayload);
    expect(words).toContain('Kijk [?] hier');
    expect(words).toContain('[?] staat voor een teken');
  });

  it('takes whatever was written for words, and as many pages as they need', async () => {
    const hostile = '/JS (app.alert(1)) endstream endobj <script>alert(1)</script> {{reference}} $& \\)';
    const long = `${'Aansprakelijkheidsverzekering '.repeat(80)}${'x'.repeat(1500)}`;
    const { guid, key } = await sent(await formOf(), { naam: [hostile], watiser: [long] });
    const { rawPayload } = await download(guid, { key });
    const { words, totalPages } = await read(rawPayload);
    expect(words).toContain(hostile);
    expect(totalPages).toBeGreaterThan(1);
    expect(words.match(/Aansprakelijkheidsverzekering/g)).toHaveLength(80);
    expect(words.match(/x/g)?.length).toBeGreaterThanOrEqual(1500);
    expect(rawPayload.includes('app.alert')).toBe(false);
  });

  it('is for its sender: by the key of the mail too, and by their account', async () => {
    const form = await formOf();
    const { guid } = await sent(form, { naam: ['Noor'] });
    expect((await download(guid, { key: receiptKeyOf(secret, guid) })).statusCode).toBe(200);
    const member = await test.signInAs('Standard');
    const { guid: me } = (await test.app.inject({ url: '/api/profiles:loggedIn', headers: member })).json();
    const own = await sent(form, { naam: ['Noor'] }, { ...anonymousViewer, kind: 'user', id: me });
    expect((await download(own.guid, {}, member)).statusCode).toBe(200);
    expect((await download(own.guid, {}, await test.signInAs('Standard'))).statusCode).toBe(404);
  });

  it('is nothing to anyone else, nor to who deals with it, nor of what was taken back', async () => {
    const form = await formOf({ settings: { canWithdraw: true } });
    const { guid, key } = await sent(form, { naam: ['Noor'] });
    const admin = await test.signInAs('Admin');
    expect((await download(guid)).statusCode).toBe(404);
    expect((await download(guid, { key: randomBytes(24).toString('base64url') })).statusCode).toBe(404);
    expect((await download(guid, {}, admin)).statusCode).toBe(404);
    expect((await download(randomUUID(), { key })).statusCode).toBe(404);
    expect((await download(guid, { key: 'x' })).statusCode).toBe(400);
    expect((await download(guid, { key, language: '../x' })).statusCode).toBe(400);
    await test.app.inject({ method: 'POST', url: `/api/submissions/${guid}/withdraw`, payload: { key } });
    expect((await download(guid, { key })).statusCode).toBe(404);
  });
});
