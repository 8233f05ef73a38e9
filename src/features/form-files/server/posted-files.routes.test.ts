import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { FormEntry, Receipt } from '#features/submissions/contract/filling.ts';
import { readPostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { jpegBytes, multipartForm, pdfBytes } from './form-files.factory.ts';

let now = new Date('2026-11-17T12:00:00Z');
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
beforeEach(() => {
  now = new Date('2026-11-17T12:00:00Z');
});
afterAll(() => test.close());

const megabyte = 1024 * 1024;
const buildSteps = (settings: NonNullable<Parameters<typeof buildForm>[1]>['settings'] = {}) =>
  buildForm(test.services, {
    settings,
    document: {
      fields: [
        { id: 'foto', kind: 'file', label: text('Foto'), settings: { groups: ['image'], files: 2, megabytes: 2 } },
        { id: 'stap', kind: 'pageBreak', label: text('U') },
        { id: 'naam', kind: 'text', label: text('Naam'), isRequired: true },
      ],
    },
  });

interface Step {
  fields?: Record<string, string | string[]>;
  files?: readonly { name: string; bytes: Uint8Array }[];
}

/** As a browser without script posts it: its field for files is there also when nothing was chosen. */
async function step(guid: string, { fields = {}, files = [{ name: '', bytes: new Uint8Array() }] }: Step) {
  const words = { _page: '/melden', _language: 'nl', _drawn: 'foto naam', _step: 'first', _action: 'next', ...fields };
  return test.app.inject({
    method: 'POST',
    url: `/api/forms/${guid}/filling`,
    ...multipartForm([
      ...Object.entries(words).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value }))),
      ...files.map((file) => ({ name: 'foto.file', file })),
    ]),
  });
}
const keyIn = (location: unknown) => new URL(String(location), 'http://x.example').search.split('=')[1] ?? '';
const entryOf = async (guid: string, key: string) =>
  (await test.app.inject({ url: `/api/forms/${guid}/entries/${key}` })).json<FormEntry>();
const namesIn = ({ posted }: FormEntry) => (posted.foto ?? []).map((value) => readPostedFile(value).name);

it('a file is posted with its step, stays while one goes back and forth, and is on the receipt', async () => {
  const guid = await buildSteps();
  const bytes = jpegBytes(megabyte + 100);
  const first = await step(guid, { files: [{ name: 'stoep 👣.jpg', bytes }] });
  expect(first.statusCode).toBe(303);
  const key = keyIn(first.headers.location);
  const entry = await entryOf(guid, key);
  expect(entry).toMatchObject({ step: 'stap', showsFaults: false });
  expect(namesIn(entry)).toEqual(['stoep 👣.jpg']);
  await step(guid, { fields: { _key: key, _step: 'stap', _action: 'back' }, files: [] });
  const kept = (await entryOf(guid, key)).posted.foto ?? [];
  await step(guid, { fields: { _key: key, foto: kept }, files: [{ name: 'twee.jpg', bytes: jpegBytes() }] });
  expect(namesIn(await entryOf(guid, key))).toEqual(['stoep 👣.jpg', 'twee.jpg']);
  await step(guid, { fields: { _key: key, _step: 'stap', naam: 'Noor' }, files: [] });
  now = new Date(now.getTime() + 10_000);
  const sent = await step(guid, { fields: { _key: key, _step: 'check', _action: 'send' }, files: [] });
  const target = new URL(String(sent.headers.location), 'http://x.example');
  const submission = target.pathname.split('/')[2];
  const receipt = await test.app.inject({ url: `/api/submissions/${submission}/receipt?key=${key}` });
  const files = receipt.json<Receipt>().own?.files ?? [];
  expect(files.map(({ name }) => name)).toEqual(['stoep 👣.jpg', 'twee.jpg']);
  const url = `/api/submissions/${submission}/files/${files[0]?.guid}?key=${key}`;
  expect((await test.app.inject({ url })).rawPayload.equals(bytes)).toBe(true);
});

it('is taken away by its button, and nothing else of the step is', async () => {
  const guid = await buildSteps();
  const files = ['een.jpg', 'twee.jpg'].map((name) => ({ name, bytes: jpegBytes() }));
  const key = keyIn((await step(guid, { files })).headers.location);
  const [one = '', two = ''] = (await entryOf(guid, key)).posted.foto ?? [];
  const drop = { 'foto.drop': readPostedFile(one).assetGuid };
  await step(guid, { fields: { _key: key, foto: [one, two], ...drop } });
  const after = await entryOf(guid, key);
  expect([after.step, namesIn(after)]).toEqual(['first', ['twee.jpg']]);
});

it.each([
  ['too large', { name: 'a.jpg', bytes: jpegBytes(2 * megabyte + 1) }],
  ['of another kind', { name: 'a.pdf', bytes: pdfBytes() }],
  ['another kind than its name says', { name: 'a.jpg', bytes: pdfBytes() }],
  ['empty', { name: 'a.jpg', bytes: new Uint8Array() }],
])('one that is %s is told once and not kept', async (_, file) => {
  const guid = await buildSteps();
  const key = keyIn((await step(guid, { files: [file] })).headers.location);
  const entry = await entryOf(guid, key);
  expect(entry).toMatchObject({ step: 'first', showsFaults: true });
  expect([entry.posted.foto ?? [], entry.posted['foto.refused']]).toEqual([[], [expect.stringContaining('|a.')]]);
  await step(guid, { fields: { _key: key } });
  expect(await entryOf(guid, key)).toMatchObject({ step: 'stap', showsFaults: false });
});

it('a form that has closed keeps the words on the screen, and nothing of a file', async () => {
  const guid = await buildSteps({ state: 'Closed' });
  const first = await step(guid, { fields: { naam: 'Noor' }, files: [{ name: 'a.jpg', bytes: jpegBytes(megabyte) }] });
  expect(first.statusCode).toBe(303);
  const entry = await entryOf(guid, keyIn(first.headers.location));
  expect([namesIn(entry), entry.posted['foto.refused']]).toEqual([[], undefined]);
  const { count } = await test.platform.db
    .selectFrom('form_file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('form_guid', '=', guid)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

it('somebody else’s file is no file', async () => {
  const guid = await buildSteps();
  const theirs = keyIn((await step(guid, { files: [{ name: 'a.jpg', bytes: jpegBytes() }] })).headers.location);
  const [value = ''] = (await entryOf(guid, theirs)).posted.foto ?? [];
  const key = keyIn((await step(guid, { fields: { foto: value } })).headers.location);
  const entry = await entryOf(guid, key);
  expect(entry).toMatchObject({ step: 'first', showsFaults: true });
  expect(readPostedFile(entry.posted.foto?.[0] ?? '')).toMatchObject({ mediaType: '', byteSize: 0 });
});

it('a file that goes on and on is refused while it comes, whatever it said of its size', async () => {
  const guid = await buildSteps();
  const { headers } = multipartForm([]);
  const head = '--x-plein-boundary\r\nContent-Disposition: form-data; name="foto.file"; filename="a.jpg"\r\n\r\n';
  const sent = { bytes: 0 };
  const endless = function* () {
    yield Buffer.from(head);
    const piece = Buffer.alloc(4 * megabyte);
    while (sent.bytes < 2 * 1024 ** 3) {
      sent.bytes += piece.length;
      yield piece;
    }
  };
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const path = `/api/forms/${guid}/filling`;
  const asking = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  // Whoever is refused is not heard out: the connection may break under what they still send, before they read why.
  const answered = once(asking, 'response').then(
    ([answer]: IncomingMessage[]) => answer?.statusCode,
    () => 'broken off',
  );
  await pipeline(Readable.from(endless(), { objectMode: false }), asking).catch(() => undefined);
  expect([413, 'broken off']).toContain(await answered);
  expect(sent.bytes).toBeLessThan(200 * megabyte);
  const folder = join(test.dataFolder, 'assets', test.platform.key, '_form-uploads');
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});

it('a form that is too large is refused before it is read, and leaves nothing on the disk', async () => {
  const guid = await buildSteps();
  const { headers } = multipartForm([]);
  const huge = await test.app.inject({
    method: 'POST',
    url: `/api/forms/${guid}/filling`,
    headers: { ...headers, 'content-length': String(2 * 1024 ** 3) },
    payload: '--',
  });
  expect(huge.json()).toMatchObject({ status: 413, code: 'form-file-too-large' });
  const words = await step(guid, { fields: { naam: 'x'.repeat(megabyte + 1) } });
  expect(words.statusCode).toBe(413);
  const many = await step(guid, { files: Array.from({ length: 21 }, () => ({ name: 'a.jpg', bytes: jpegBytes() })) });
  expect(many.statusCode).toBe(413);
  expect(readdirSync(join(test.dataFolder, 'assets', test.platform.key, '_form-uploads'))).toEqual([]);
});
