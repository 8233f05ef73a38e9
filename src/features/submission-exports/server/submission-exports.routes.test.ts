import { randomUUID } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { PastSubmission } from '#features/submissions/server/past/past-submissions.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { listZip, readZipEntry } from '#platform/server/files/zip-reader.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { SubmissionExport } from '../contract/submission-exports.ts';

type Headers = Record<string, string>;
const start = new Date('2026-11-17T12:00:00Z');
let now = start;
let test: TestApp;
let admin: Headers;
let form: string;

const fields = [
  {
    id: 'naam',
    kind: 'text',
    label: text('Uw naam', 'Your name'),
    isRequired: true,
    personalData: 'ordinary' as const,
  },
  { id: 'cijfer', kind: 'scale', label: text('Cijfer', 'Grade'), settings: { from: 1, to: 10 } },
  { id: 'wens', kind: 'longText', label: text('Wens', 'Wish') },
];

const sent = (index: number, posted: Record<string, string[]> = {}): PastSubmission => ({
  version: 1,
  posted: { naam: [`Noor ${index}`], cijfer: ['8'], ...posted },
  language: 'nl',
  beganAt: new Date(start.getTime() - 60_000),
  sentAt: new Date(start.getTime() + index * 1000),
  status: index % 2 === 0 ? 'new' : 'done',
  labels: [],
  events: [],
});

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  form = await buildForm(test.services, { document: { fields }, settings: { referencePrefix: 'ML' } });
  const past = [sent(0, { wens: ['=HYPERLINK("http://kwaad.example")'] }), sent(1), sent(2)];
  await test.services.pastSubmissions.takeOver(system, form, past);
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const ask = (payload: object, guid = form, headers = admin) =>
  call('POST', `/api/forms/${guid}/exports`, payload, headers);
const listed = async (guid = form, headers = admin) =>
  (await call('GET', `/api/forms/${guid}/exports`, undefined, headers)).json<SubmissionExport[]>();

const until = (guid: string, state: SubmissionExport['state'], of = form) =>
  vi.waitFor(async () => {
    const found = (await listed(of)).find((one) => one.guid === guid);
    expect(found?.state).toBe(state);
    return found as SubmissionExport;
  }, patience);

async function exported(payload: object, of = form) {
  const asked = (await ask(payload, of)).json<SubmissionExport>();
  const ready = await until(asked.guid, 'Ready', of);
  const file = await call('GET', `/api/submission-exports/${asked.guid}/file`);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.length).toBe(ready.bytes);
  return { ...ready, file };
}

describe('an export', () => {
  it('has headings in words, moments of the platform and no formula in CSV', async () => {
    const { file, done, total } = await exported({ format: 'csv', withoutPersonalData: false });
    expect([done, total]).toEqual([3, 3]);
    const lines = file.payload.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Kenmerk";"Verstuurd";"Versie";"Status";"Labels";"Afgehandeld";"Uw naam";"Cijfer";"Wens"',
    );
    expect(lines[1]).toBe(
      '"ML-2026-0001";"2026-11-17 13:00";"1";"Nieuw";"";"";"Noor 0";"8";"\'=HYPERLINK(""http://kwaad.example"")"',
    );
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''Melding.csv");
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('leaves out what is about a person, until that is asked for', async () => {
    const { file } = await exported({ format: 'json' });
    const rows = file.json<{ reference: string; answers: object }[]>();
    expect(rows.map(({ answers }) => Object.keys(answers))).toEqual([['cijfer', 'wens'], ['cijfer'], ['cijfer']]);
    expect((await exported({ format: 'csv' })).file.payload).not.toContain('Noor');
  });

  it('is for what is filtered', async () => {
    const filter = { status: ['done'] };
    const { file, total } = await exported({ format: 'json', filter });
    expect([total, file.json<object[]>().length]).toEqual([1, 1]);
    const none = await exported({ format: 'json', filter: { sentFrom: '2027-01-01T00:00:00Z' } });
    expect(none.file.json()).toEqual([]);
  });

  it('is a workbook that can be unpacked', async () => {
    const { file } = await exported({ format: 'xlsx', withoutPersonalData: false, language: 'en' });
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    await writeFile(join(folder, 'a.xlsx'), file.rawPayload);
    const handle = await open(join(folder, 'a.xlsx'));
    const entries = await listZip(handle, 20);
    const sheet = entries.find(({ name }) => name === 'xl/worksheets/sheet1.xml');
    const xml = sheet && Buffer.from(await readZipEntry(handle, sheet, 1_000_000)).toString();
    await handle.close();
    await rm(folder, { recursive: true });
    expect(xml).toContain('<t xml:space="preserve">Your name</t>');
    expect(xml).toContain('<c><v>8</v></c>');
    expect(xml?.match(/<row>/g)).toHaveLength(4);
  });

  it('of more than one piece is whole, each once and in order', async () => {
    const many = await buildForm(test.services, { document: { fields } });
    const past = Array.from({ length: 2345 }, (_, index) => sent(index));
    await test.services.pastSubmissions.takeOver(system, many, past);
    const { file } = await exported({ format: 'json', withoutPersonalData: false }, many);
    const names = file.json<{ answers: { naam: string } }[]>().map(({ answers }) => answers.naam);
    expect(names).toEqual(past.map((_, index) => `Noor ${index}`));
  });

  it('goes on where it was after it was stopped or killed', async () => {
    const guid = (await ask({ format: 'csv' })).json<SubmissionExport>().guid;
    await until(guid, 'Ready');
    // As a process leaves it that was killed before the first piece.
    const change = { state: 'Stopped', done: 0, parts: 0, cursor: null };
    await test.platform.db.updateTable('submission_export').set(change).where('guid', '=', guid).execute();
    expect((await call('GET', `/api/submission-exports/${guid}/file`)).statusCode).toBe(404);
    expect((await call('POST', `/api/submission-exports/${guid}/resume`)).json()).toMatchObject({ state: 'Running' });
    await until(guid, 'Ready');
    expect((await call('POST', `/api/submission-exports/${guid}/resume`)).statusCode).toBe(409);
    // Too late to stop: the file is there.
    expect((await call('POST', `/api/submission-exports/${guid}/stop`)).json()).toMatchObject({ state: 'Ready' });
  });

  it('stops between two pieces when that is asked', async () => {
    const guid = (await ask({ format: 'csv' })).json<SubmissionExport>().guid;
    await until(guid, 'Ready');
    const row = { state: 'Stopped', parts: 0, done: 0, cursor: null };
    await test.platform.db.updateTable('submission_export').set(row).where('guid', '=', guid).execute();
    const at = {
      id: randomUUID(),
      done: 0,
      soFar: undefined,
      progress: async () => {},
      signal: new AbortController().signal,
    };
    await test.services.submissionExports.write({ viewer: system }, { exportGuid: guid }, at);
    expect((await listed()).find((one) => one.guid === guid)).toMatchObject({ state: 'Stopped', done: 0 });
  });

  it('is refused to who may not, and to others than who asked', async () => {
    const { guid } = await exported({ format: 'csv' });
    expect((await ask({ format: 'csv' }, form, {})).statusCode).toBe(401);
    expect((await ask({ format: 'csv' }, form, await test.signInAs('Standard'))).statusCode).toBe(404);
    expect((await ask({ format: 'csv' }, form, await test.signInAs('ContentManager'))).statusCode).toBe(404);
    expect((await ask({ format: 'doc' })).statusCode).toBe(400);
    expect((await ask({ format: 'csv' }, randomUUID())).statusCode).toBe(404);
    const other = await test.signInAs('Admin');
    expect(await listed(form, other)).toEqual([]);
    for (const [method, path] of [
      ['GET', 'file'],
      ['POST', 'stop'],
      ['POST', 'resume'],
    ] as const) {
      const url = `/api/submission-exports/${guid}/${path}`;
      expect((await call(method, url, undefined, other)).statusCode, path).toBe(404);
    }
    expect((await call('DELETE', `/api/submission-exports/${guid}`, undefined, other)).statusCode).toBe(404);
  });

  it('is thrown away on demand, and by itself after seven days', async () => {
    const first = await exported({ format: 'csv' });
    const second = await exported({ format: 'csv' });
    expect((await call('DELETE', `/api/submission-exports/${first.guid}`)).statusCode).toBe(204);
    expect((await call('GET', `/api/submission-exports/${first.guid}/file`)).statusCode).toBe(404);
    now = new Date(start.getTime() + 8 * 24 * 60 * 60 * 1000);
    await test.services.submissionExports.forgetOld();
    now = start;
    expect((await call('GET', `/api/submission-exports/${second.guid}/file`)).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('is in the audit log, asked for and fetched', async () => {
    await exported({ format: 'csv' });
    const rows = await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', form)
      .where('action', 'like', 'submission-export.%')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['submission-export.downloaded', 'submission-export.asked']);
    expect(rows[1]?.details).toMatchObject({ format: 'csv', submissions: 3, withoutPersonalData: true });
  });
});
