import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { jpegBytes } from '#features/form-files/server/form-files.factory.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildInbox, posted, report } from '#features/submissions/server/inbox.factory.ts';
import { buildSubmission } from '#features/submissions/server/submissions.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { listZip, readZipEntry } from '#platform/server/files/zip-reader.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { SubmissionExport } from '../contract/submission-exports.ts';

type Built = Awaited<ReturnType<typeof buildInbox>>;
type Headers = Record<string, string>;
let test: TestApp;
let inbox: Built;

const document = {
  fields: [
    ...report.fields.map((field) => (field.id === 'wie0' ? { ...field, personalData: 'special' as const } : field)),
    { id: 'foto', kind: 'file', label: text('Foto'), settings: { groups: ['image'], files: 5, megabytes: 3 } },
    {
      id: 'pas0',
      kind: 'file',
      label: text('Paspoort'),
      settings: { groups: ['image'], files: 5, megabytes: 3 },
      personalData: 'ordinary' as const,
    },
  ],
};

beforeAll(async () => {
  test = await startTestApp();
  inbox = await buildInbox(test);
});
afterAll(() => test.close());

const build = () =>
  buildForm(test.services, {
    document,
    settings: { handlerRoleIds: [inbox.role], referencePrefix: 'ML' },
  });
const ask = (guid: string, payload: object, headers: Headers = inbox.handler) =>
  inbox.post(`/api/forms/${guid}/exports`, payload, headers);

async function exported(guid: string, payload: object, headers: Headers = inbox.handler) {
  const asked = (await ask(guid, { format: 'json', ...payload }, headers)).json<SubmissionExport>();
  const ready = await vi.waitFor(async () => {
    const all = (await inbox.get(`/api/forms/${guid}/exports`, headers)).json<SubmissionExport[]>();
    const found = all.find((one) => one.guid === asked.guid);
    expect(found?.state).toBe('Ready');
    return found as SubmissionExport;
  }, patience);
  return { ...ready, file: await inbox.get(`/api/submission-exports/${asked.guid}/file`, headers) };
}

async function attach(formGuid: string, submission: string, field: string, name: string, bytes: Buffer): Promise<void> {
  const { formFiles } = test.services;
  const owner = { formGuid, keyHash: submission };
  const { guid } = await formFiles.begin(owner, { version: 1, fieldId: field, name, byteSize: bytes.length });
  await formFiles.addPiece(guid, submission, 0, bytes);
  await formFiles.settle(guid, submission, async () => ({ name, mediaType: 'image/jpeg' }));
  await test.platform.transaction((trx) => formFiles.claim(trx, owner, submission, [guid]));
}

async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  await writeFile(join(folder, 'a.zip'), bytes);
  const handle = await open(join(folder, 'a.zip'));
  const found = new Map<string, Buffer>();
  for (const entry of await listZip(handle, 50))
    found.set(entry.name, Buffer.from(await readZipEntry(handle, entry, 1_000_000)));
  await handle.close();
  await rm(folder, { recursive: true });
  return found;
}

const references = (rows: { reference: string }[]) => rows.map(({ reference }) => reference);

describe('an export of what is filtered', () => {
  it('has the rows of the inbox, whichever pile, words and answers are asked for', async () => {
    const guid = await build();
    const tile = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kaaistraat 12') });
    const lamp = await buildSubmission(test.services, guid, { posted: posted('lamp', 'Dijkweg 40') });
    const gone = await buildSubmission(test.services, guid, { posted: posted('lamp', 'Kade 1') });
    await inbox.change([
      { guid: tile.guid, assigneeGuid: await inbox.idOf(inbox.handler), addLabels: ['spoed'] },
      { guid: gone.guid, isTrashed: true },
    ]);
    for (const [filter, expected] of [
      [{}, [tile, lamp]],
      [{ pile: 'mine' }, [tile]],
      [{ pile: 'nobody' }, [lamp]],
      [{ pile: 'done' }, []],
      [{ pile: 'trash' }, []],
      [{ search: 'stoeptegel' }, [tile]],
      [{ label: ['spoed'] }, [tile]],
      [{ answer: ['soort:lamp'] }, [lamp]],
      [{ assignee: ['none'], pile: 'open' }, [lamp]],
    ] as const) {
      const { file, total } = await exported(guid, { filter });
      const rows = file.json<{ reference: string }[]>();
      expect([JSON.stringify(filter), ...references(rows)]).toEqual([
        JSON.stringify(filter),
        ...references([...expected]),
      ]);
      expect(total).toBe(expected.length);
    }
    const { exportable, totalNumberOfItems } = await inbox.list(guid, '?pile=trash');
    expect([exportable, totalNumberOfItems]).toEqual([0, 1]);
    expect((await inbox.list(guid)).exportable).toBe(2);
    expect((await ask(guid, { format: 'json', filter: { pile: 'nothing' } })).statusCode).toBe(400);
  });

  it('is for who deals with the form, and of them for who asked', async () => {
    const guid = await build();
    await buildSubmission(test.services, guid, { posted: posted('tile', 'Kaaistraat 12') });
    const mine = await exported(guid, {});
    expect(mine.file.statusCode).toBe(200);
    expect((await ask(guid, { format: 'csv' }, {})).statusCode).toBe(401);
    expect((await ask(guid, { format: 'csv' }, inbox.stranger)).statusCode).toBe(404);
    expect((await inbox.get(`/api/submission-exports/${mine.guid}/file`, inbox.admin)).statusCode).toBe(404);
    expect((await inbox.get(`/api/forms/${guid}/exports`, inbox.stranger)).statusCode).toBe(404);
    // Whoever deals with it no longer has lost what they exported too.
    const { settings } = (await inbox.get(`/api/forms/${guid}`)).json<{ settings: object }>();
    await test.app.inject({
      method: 'PUT',
      url: `/api/forms/${guid}/settings`,
      headers: inbox.admin,
      payload: { ...settings, handlerRoleIds: [] },
    });
    expect((await inbox.get(`/api/submission-exports/${mine.guid}/file`, inbox.handler)).statusCode).toBe(404);
  });

  it('is a look at special data for who fetches it with personal data', async () => {
    const guid = await build();
    await buildSubmission(test.services, guid, { posted: posted('tile', 'Kaaistraat 12') });
    const looks = async () =>
      test.platform.db
        .selectFrom('audit_entry')
        .select('details')
        .where('subject_id', '=', guid)
        .where('action', '=', 'submission.read')
        .execute();
    expect((await exported(guid, {})).file.body).not.toContain('Jo Smit');
    expect(await looks()).toEqual([]);
    expect((await exported(guid, { withoutPersonalData: false })).file.body).toContain('Jo Smit');
    expect(await looks()).toMatchObject([{ details: { submissions: 1 } }]);
  });

  it('brings the files along as a zip, a folder for each, without those about a person', async () => {
    const guid = await build();
    const first = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kaaistraat 12') });
    const second = await buildSubmission(test.services, guid, { posted: posted('lamp', 'Dijkweg 40') });
    const photo = jpegBytes();
    await attach(guid, first.guid, 'foto', '../foto.jpg', photo);
    await attach(guid, first.guid, 'foto', '../foto.jpg', jpegBytes());
    await attach(guid, first.guid, 'pas0', 'paspoort.jpg', jpegBytes());
    await attach(guid, second.guid, 'foto', 'lamp.jpg', jpegBytes());
    const { file, withFiles } = await exported(guid, { withFiles: true, format: 'csv' });
    expect(withFiles).toBe(true);
    expect(file.headers['content-type']).toBe('application/zip');
    expect(file.headers['content-disposition']).toContain('.zip');
    const files = await unpacked(file.rawPayload);
    expect([...files.keys()]).toEqual([
      'inzendingen.csv',
      `${first.reference}/-foto.jpg`,
      `${first.reference}/-foto (2).jpg`,
      `${second.reference}/lamp.jpg`,
    ]);
    expect(files.get(`${first.reference}/-foto.jpg`)).toEqual(photo);
    const whole = await exported(guid, { withFiles: true, withoutPersonalData: false });
    expect([...(await unpacked(whole.file.rawPayload)).keys()]).toContain(`${first.reference}/paspoort.jpg`);
    const filtered = await exported(guid, { withFiles: true, filter: { answer: ['soort:lamp'] } });
    expect([...(await unpacked(filtered.file.rawPayload)).keys()]).toEqual([
      'inzendingen.json',
      `${second.reference}/lamp.jpg`,
    ]);
  });

  it('is not promised when its files are more than a zip holds', async () => {
    const guid = await build();
    const { guid: submission } = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade') });
    await attach(guid, submission, 'foto', 'a.jpg', jpegBytes());
    await test.platform.db
      .updateTable('form_file')
      .set({ byte_size: 2_000_000_001 })
      .where('submission_guid', '=', submission)
      .execute();
    const refused = await ask(guid, { format: 'csv', withFiles: true });
    expect(refused.json()).toMatchObject({ status: 409, code: 'export-files-too-large' });
    expect((await ask(guid, { format: 'csv' })).statusCode).toBe(200);
  });
});
