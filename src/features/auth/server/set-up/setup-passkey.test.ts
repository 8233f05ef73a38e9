import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { softwarePasskey } from '../testing/software-passkey.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const person = { email: 'eerste@vloedhaven.example', firstName: 'Eline', middleName: '', lastName: 'Postma' };
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  token = (await test.services.setupLink.createLink(system))?.replace('/setup/', '') ?? '';
});
afterAll(() => test.close());

const begin = (browser: TestBrowser, link = token, payload: object = person) =>
  browser.post(`/api/auth/setup/${link}/passkey:begin`, payload);
const complete = (browser: TestBrowser, credential: object) =>
  browser.post(`/api/auth/setup/${token}/passkey`, { ...person, passkeyName: 'Mijn toestel', credential });
const countUsers = () => test.services.users.countUsers(system);

/** In order: the last one makes the admin, and ends the link. */
describe('the first admin with a passkey', () => {
  it('is asked by name, for this host', async () => {
    const asked = await begin(new TestBrowser(test.app));
    expect(asked.json()).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.email, displayName: 'Eline Postma' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('is not asked by a link that does not work, nor without an address', async () => {
    expect((await begin(new TestBrowser(test.app), 'x'.repeat(43))).statusCode).toBe(410);
    expect((await begin(new TestBrowser(test.app), token, { ...person, email: 'eerste' })).statusCode).toBe(400);
  });

  it('makes nobody of a key that answers another question, and the link stays open', async () => {
    const browser = new TestBrowser(test.app);
    await begin(browser);
    const refused = await complete(browser, softwarePasskey('http://localhost').make('bm90IHRoaXMgb25l'));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'passkey-refused']);
    const elsewhere = await complete(new TestBrowser(test.app), softwarePasskey('http://localhost').make('bm9uZQ'));
    expect(elsewhere.statusCode).toBe(400);
    expect(await countUsers()).toBe(0);
    expect((await browser.get(`/api/auth/setup/${token}`)).statusCode).toBe(200);
  });

  it('is made together with the key, has no password, and comes in with the key from then on', async () => {
    const browser = new TestBrowser(test.app);
    const device = softwarePasskey('http://localhost');
    const { challenge } = (await begin(browser)).json<{ challenge: string }>();
    const made = await complete(browser, device.make(challenge));
    expect([made.statusCode, made.json().user?.email]).toEqual([200, person.email]);
    expect(await browser.isSignedIn()).toBe(true);
    expect(await countUsers()).toBe(1);
    expect(await test.platform.db.selectFrom('account').selectAll().execute()).toEqual([]);
    expect((await test.services.settings.all()).siteIsOpen).toBe(false);
    const again = await complete(browser, device.make(challenge));
    expect(again.statusCode).toBe(410);

    const elsewhere = new TestBrowser(test.app);
    const asked = (await elsewhere.post('/api/auth/sign-in/passkey:begin')).json<{ challenge: string }>();
    const entered = await elsewhere.post('/api/auth/sign-in/passkey', { credential: device.use(asked.challenge) });
    expect(entered.statusCode).toBe(200);
    const actions = await test.platform.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'passkey.added',
      'setup.completed',
      'setting.changed',
      'session.started',
      'session.started',
    ]);
  });
});
