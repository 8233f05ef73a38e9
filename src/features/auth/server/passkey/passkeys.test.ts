import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { softwarePasskey } from '../testing/software-passkey.ts';
import { TestBrowser } from '../testing/test-browser.ts';

// What a real device makes of this is in e2e/stories/someone-signs-in-with-a-passkey.spec.ts.
const password = 'een lang wachtwoord 1';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function person(name: string) {
  const email = `${name}@vloedhaven.example`;
  const { id } = await test.services.users.createUser(system, { email, password, firstName: name });
  const browser = new TestBrowser(test.app);
  await browser.signIn(email, password);
  await browser.post('/api/auth/proof', { password });
  return { id, browser };
}

const keepPasskey = (userId: string, id: string) =>
  test.platform.db
    .insertInto('passkey')
    .values({
      id,
      user_id: userId,
      name: 'Laptop',
      public_key: 'AAAA',
      credential_id: `credential-${id}`,
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    })
    .execute();

const credential = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
});

describe('passkeys', () => {
  it('are made for the host name that one is at, under the name of the platform', async () => {
    await test.services.settings.save(system, 'platformName', 'Vloedhaven');
    const { browser } = await person('Cato');
    const options = await browser.send({
      method: 'POST',
      url: '/api/auth/passkeys:begin',
      headers: { host: 'localhost' },
    });
    expect(options.json()).toMatchObject({
      rp: { id: 'localhost', name: 'Vloedhaven' },
      user: { name: 'cato@vloedhaven.example', displayName: 'Cato' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('are kept once made, open a session after it, and both are written down', async () => {
    const { id, browser } = await person('Hedda');
    const device = softwarePasskey('http://localhost');
    const { challenge } = (await browser.post('/api/auth/passkeys:begin')).json<{ challenge: string }>();
    const added = await browser.post('/api/auth/passkeys', { name: 'Telefoon', credential: device.make(challenge) });
    expect([added.statusCode, added.json()]).toEqual([200, expect.objectContaining({ name: 'Telefoon' })]);
    const elsewhere = new TestBrowser(test.app);
    const asked = (await elsewhere.post('/api/auth/sign-in/passkey:begin')).json<{ challenge: string }>();
    const entered = await elsewhere.post('/api/auth/sign-in/passkey', { credential: device.use(asked.challenge) });
    expect([entered.statusCode, entered.json().user?.id]).toEqual([200, id]);
    expect(await elsewhere.isSignedIn()).toBe(true);
    const entries = await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('actor_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'session.started', details: { by: 'password' } },
      { action: 'passkey.added', details: {} },
      { action: 'session.started', details: { by: 'passkey' } },
    ]);
  });

  it('are asked for without saying whose', async () => {
    const { id } = await person('Daan');
    await keepPasskey(id, 'van-daan');
    const options = await new TestBrowser(test.app).post('/api/auth/sign-in/passkey:begin');
    expect(options.json()).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    expect(options.body).not.toContain('van-daan');
  });

  it.each([
    ['an unknown one', 'credential-unknown'],
    ['a known one with a wrong signature', 'credential-van-eva'],
  ])('refuse %s in the same way, and the question is gone after it', async (_, id) => {
    const owner = await person(`Eva-${id}`.toLowerCase());
    await test.platform.db.deleteFrom('passkey').where('id', '=', 'van-eva').execute();
    await keepPasskey(owner.id, 'van-eva');
    const browser = new TestBrowser(test.app);
    await browser.post('/api/auth/sign-in/passkey:begin');
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await browser.post('/api/auth/sign-in/passkey', { credential: credential(id) });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey-refused']);
    }
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('refuse an answer to a question that was never asked', async () => {
    const answer = await new TestBrowser(test.app).post('/api/auth/sign-in/passkey', { credential: credential('x') });
    expect(answer.json()).toMatchObject({ code: 'passkey-refused' });
  });

  it('are renamed and removed by their owner alone, and both are written down', async () => {
    const [owner, other] = [await person('Fien'), await person('Gijs')];
    await keepPasskey(owner.id, 'van-fien');
    const url = '/api/auth/passkeys/van-fien';
    const rename = (browser: TestBrowser) => browser.send({ method: 'PUT', url, payload: { name: 'Telefoon' } });
    expect((await rename(other.browser)).statusCode).toBe(404);
    expect((await other.browser.delete(url)).statusCode).toBe(404);
    expect((await other.browser.get('/api/auth/passkeys')).json()).toEqual([]);
    expect((await rename(owner.browser)).json()).toMatchObject({ name: 'Telefoon', lastUsedAt: null });
    expect((await owner.browser.delete(url)).statusCode).toBe(204);
    const actions = await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_name'])
      .where('actor_id', '=', owner.id)
      .where('action', 'like', 'passkey.%')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['passkey.renamed', 'Telefoon'],
      ['passkey.removed', 'Telefoon'],
    ]);
  });
});
