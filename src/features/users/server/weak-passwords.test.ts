import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { mailedPeople, password } from '#features/registration/server/testing/mailed-people.ts';

let test: TestApp;
const { send, buildUser, register, newAddress, lastMail, signedIn } = mailedPeople(() => test);

beforeAll(async () => {
  test = await startTestApp();
  await test.services.settings.save(system, 'platformName', 'Gemeente Vloedhaven');
  await test.services.settings.save(system, 'registration', 'open');
});
afterAll(() => test.close());

const refused = async (answer: Promise<{ statusCode: number; json(): unknown }>) => {
  const { statusCode, json } = await answer;
  expect([statusCode, (json() as { code: string }).code]).toEqual([400, 'weak-password']);
};

it.each(['aaaaaaaaaaaaaaaa', 'wachtwoord123456', 'Vloedhaven2026!'])(
  '%s is refused wherever one is chosen',
  async (weak) => {
    await refused(register(newAddress(), { password: weak }));

    const email = await buildUser();
    await send('/api/auth/reset-password:request', { email });
    const { token } = await lastMail(email);
    await refused(send('/api/auth/reset-password', { token, password: weak }));

    const headers = await signedIn(email);
    await refused(send('/api/auth/change-password', { currentPassword: password, newPassword: weak }, { headers }));

    const user = { email: newAddress(), password: weak, firstName: '', middleName: '', lastName: '' };
    await expect(test.services.users.createUser(system, user)).rejects.toMatchObject({ code: 'weak-password' });
  },
);

it('so is the own address', async () => {
  const email = newAddress();
  await refused(register(email, { password: email }));
});
