import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import { type PackedFile, zipOf } from '#platform/server/testing/zip.factory.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { importCalls } from './import-calls.factory.ts';
import { startOldSite } from './imports.factory.ts';

let test: TestApp;
let oldSite: Awaited<ReturnType<typeof startOldSite>>;
let admin: Record<string, string>;
let calls: ReturnType<typeof importCalls>;
let picture: Buffer;

beforeAll(async () => {
  test = await startTestApp({ withJobs: true });
  oldSite = await startOldSite();
  admin = await test.signInAs('Admin');
  calls = importCalls(test, admin, await oldSite.wxr(), { fileForm, formHeaders });
  picture = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#642' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await test.close();
  await oldSite.close();
});

const send = (id: string, zip: Uint8Array, headers = admin) =>
  test.app.inject({
    method: 'POST',
    url: `/api/imports/${id}/pictures`,
    headers: { ...headers, ...formHeaders },
    payload: fileForm('File', 'uploads.zip', zip),
  });
const csv = async (...rows: string[]) =>
  (await calls.send(['Titel;Afbeelding;Tekst', ...rows].join('\n'), undefined, 'blad.csv')).json<ImportDetail>();
const kept = async () =>
  (await readdir(test.dataFolder, { recursive: true })).filter((path) =>
    /imports.[0-9a-f-]{36}.+[0-9a-f-]{36}$/.test(path),
  );
const start = async (id: string) => {
  await calls.call('POST', `/api/imports/${id}/start`, {});
  return calls.until(id, 'Done');
};

describe('pictures from a folder', () => {
  it('are found for a spreadsheet that only names them', async () => {
    const other = await csv('Markt;;');
    await start(other.id);
    const found = await csv(
      'Haven;haven.png;<p>Zie</p><img src="fotos/sluis.png" alt="Sluis">',
      'Markt;markt.png;',
      'Brief;brief.png;',
    );
    expect(found.counts.file.total).toBe(4);
    const files: PackedFile[] = [
      { name: 'map/', bytes: Buffer.from('') },
      { name: 'map/Haven.PNG', bytes: picture },
      { name: 'map/fotos/sluis.png', bytes: picture },
      // Called a picture, and none.
      { name: 'map/brief.png', bytes: Buffer.from('geen plaatje') },
      { name: 'map/niet-gevraagd.png', bytes: picture },
      { name: '../../../etc/passwd', bytes: Buffer.from('x') },
    ];
    const answer = await send(found.id, zipOf(files));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<ImportDetail>().sentFiles).toBe(3);
    expect(await kept()).toHaveLength(3);
    const done = await start(found.id);
    expect(done.counts.file).toMatchObject({ made: 2, failed: 2 });
    const failed = await calls.entriesOf(found.id, 'kind=file&only=failed');
    expect(Object.fromEntries(failed.map(({ title, reason }) => [title, reason]))).toEqual({
      'brief.png': 'image-type-refused',
      'markt.png': 'file-not-sent',
    });
    const haven = await calls.documentOf(await calls.entry(found.id, '2'));
    expect(haven.options.headerImage).toBeDefined();
    expect(haven.buildingBlockInstances.map(({ buildingBlockName }) => buildingBlockName)).toEqual(['Text', 'Image']);
    // Only what may be tried again is kept.
    expect(await kept()).toHaveLength(1);

    // What was missing is sent later, and tried again.
    expect((await send(found.id, zipOf([{ name: 'markt.png', bytes: picture }]))).statusCode).toBe(200);
    await calls.call('POST', `/api/imports/${found.id}/resume`);
    const again = await calls.until(found.id, 'Done');
    expect(again.counts.file).toMatchObject({ made: 3, failed: 1 });
    // The picture is there, and that the page got another address is still said.
    expect((await calls.entry(found.id, '3')).remarks).toEqual([{ code: 'address-changed', detail: 'markt-2' }]);
    await calls.undone(other.id);
    await calls.undone(found.id);
    expect(await kept()).toEqual([]);
  });

  it('go before what the old site would give', async () => {
    const { id } = await calls.sent();
    const sent = await send(id, zipOf([{ name: 'wp-content/uploads/2025/03/weg.png', bytes: picture }]));
    const found = sent.json<ImportDetail>();
    const files = await calls.entriesOf(id, 'kind=file');
    const [match] = files.filter(({ isSent }) => isSent);
    expect([found.sentFiles, match?.sourceId]).toEqual([1, '204']);
    await start(id);
    // The one that was not on the old site any more.
    expect((await calls.entry(id, '204')).state).toBe('Made');
    await calls.undone(id);
  });

  it('are forgotten with the file that they came with', async () => {
    const { id } = await csv('Haven;haven.png;');
    await send(id, zipOf([{ name: 'haven.png', bytes: picture }]));
    expect(await kept()).toHaveLength(1);
    await calls.call('DELETE', `/api/imports/${id}`);
    expect(await kept()).toEqual([]);
  });
});

describe('an archive that is not to be trusted', () => {
  it.each<[string, () => Uint8Array, string]>([
    ['no archive', () => Buffer.from('dit is een brief, en geen archief'), 'import-not-zip'],
    ['half of one', () => zipOf([{ name: 'haven.png', bytes: picture }]).subarray(-30), 'import-not-zip'],
  ])('is refused: %s', async (_, bytes, code) => {
    const { id } = await csv('Haven;haven.png;');
    const answer = await send(id, bytes());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
  });

  it('gives nothing that is larger than it says, or than a picture may be', async () => {
    const { id } = await csv('Bom;bom.png;', 'Groot;groot.png;', 'Dicht;dicht.png;');
    const answer = await send(
      id,
      zipOf([
        { name: 'bom.png', bytes: Buffer.alloc(40 * 1024 * 1024), saidSize: 1000 },
        { name: 'groot.png', bytes: Buffer.alloc(31 * 1024 * 1024) },
        { name: 'dicht.png', bytes: picture, isEncrypted: true },
      ]),
    );
    expect([answer.statusCode, answer.json<ImportDetail>().sentFiles]).toEqual([200, 0]);
    expect(await kept()).toEqual([]);
  });

  it('is for admins, of an import that is there and is not under way', async () => {
    const { id } = await csv('Haven;haven.png;');
    const zip = zipOf([{ name: 'haven.png', bytes: picture }]);
    expect((await send(id, zip, {})).statusCode).toBe(401);
    expect((await send(id, zip, await test.signInAs('Standard'))).statusCode).toBe(403);
    expect((await send(randomUUID(), zip)).statusCode).toBe(404);
    expect((await calls.call('POST', `/api/imports/${id}/pictures`, {})).statusCode).toBe(400);
    await start(id);
    await calls.undone(id);
    expect((await send(id, zip)).statusCode).toBe(409);
    expect(await readdir(join(test.dataFolder)).catch(() => [])).not.toContain('etc');
  });
});
