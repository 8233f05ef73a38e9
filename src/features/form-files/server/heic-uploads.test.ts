import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { heicBytes } from './form-files.factory.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A photograph that is sent, and what lies in the storage of it afterwards. */
async function send(bytes: Buffer, settings: object = {}) {
  const photo = { groups: ['image'], files: 2, megabytes: 3, ...settings };
  const form = await buildForm(test.services, {
    document: { fields: [{ id: 'foto', kind: 'file', label: text('Foto'), settings: photo }] },
  });
  const key = randomBytes(24).toString('base64url');
  const file = { key, version: 1, field: 'foto', name: 'IMG_0419.HEIC', byteSize: bytes.length };
  const { guid } = await test.services.formUploads.begin(anonymousViewer, form, file);
  const answer = test.services.formUploads.addPiece(guid, key, 0, bytes);
  const code = await answer.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );
  const storage = createFolderStorage(join(test.services.assets.uploadFolder, '..'));
  const found = await storage.read(`form-files/${guid}.0`);
  return { code, kept: found && (await buffer(found.stream)) };
}

it('keeps the picture alone of a photograph of an iPhone, unless the question asks where it was taken', async () => {
  const { kept: clean } = await send(heicBytes());
  expect([clean?.includes('PIXELS'), clean?.includes('GPS')]).toEqual([true, false]);
  const { kept: whole } = await send(heicBytes(), { keepsRemarks: true });
  expect(whole?.includes('GPS')).toBe(true);
});

it('keeps none that it cannot clean, and says so', async () => {
  expect(await send(heicBytes().subarray(0, 60))).toEqual({ code: 'form-file-heic', kept: undefined });
});
