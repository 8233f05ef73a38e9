import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('is refused while too much lies here that nobody sent, and given again when that is gone', async () => {
  const form = await buildForm(test.services, {
    document: { fields: [{ id: 'foto', kind: 'file', label: text('Foto') }] },
  });
  const key = randomBytes(24).toString('base64url');
  const payload = { key, version: 1, field: 'foto', name: 'foto.jpg', byteSize: 1000 };
  const begin = () => test.app.inject({ method: 'POST', url: `/api/forms/${form}/files`, payload });
  const large = { form_guid: form, version: 1, field_id: 'foto', key_hash: 'x', name: 'x', byte_size: 2_000_000_000 };
  const times = { created_at: new Date(), expires_at: new Date(Date.now() + 60_000) };
  const rows = Array.from({ length: 3 }, () => ({ guid: randomUUID(), ...large, ...times }));
  await test.platform.db.insertInto('form_file').values(rows).execute();
  const full = await begin();
  expect([full.statusCode, full.json().code]).toEqual([503, 'form-files-room']);
  await test.platform.db.deleteFrom('form_file').where('key_hash', '=', 'x').execute();
  expect((await begin()).statusCode).toBe(200);
});
