import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from './forms.factory.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('are admins and who has a role that deals with the form, for admins to choose from', async () => {
  const role = await test.services.roles.create(
    { viewer: system },
    { name: 'Balie', description: '', grantedOn: 'Manual' },
  );
  const admin = await test.signInAs('Admin');
  const member = await test.signInAs('Standard', { roleIds: [role.id] });
  const guid = await buildForm(test.services);
  const handling = await buildForm(test.services, { settings: { handlerRoleIds: [role.id] } });
  const ask = (form: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/api/forms/${form}/handlers`, headers });
  const names = async (form: string) => (await ask(form, admin)).json<{ name: string }[]>().map(({ name }) => name);
  expect(await names(guid)).toEqual(['Test Admin']);
  expect(await names(handling)).toEqual(['Test Admin', 'Test Standard']);
  expect((await ask(guid)).statusCode).toBe(401);
  expect((await ask(guid, member)).statusCode).toBe(403);
  expect((await ask(randomUUID(), admin)).statusCode).toBe(404);
  expect((await ask('geen', admin)).statusCode).toBe(400);
});
