import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { encryptAssertion } from '../../testing/encrypt-assertion.ts';
import { makeGivenRoles, rolesOf } from '../../testing/given-roles.ts';
import { connectBySaml } from '../../testing/saml-connection.ts';
import { type Assertion, samlIdentityProvider } from '../../testing/saml-identity-provider.ts';
import { oldCertificate, weakCertificate, weakPrivateKey } from '../../testing/saml-test-keys.ts';
import { changed, visitBySaml } from '../../testing/saml-visit.ts';
import { otherId, partsOf, workedOn } from '../../testing/worked-on-answers.ts';

let test: TestApp;
let connected: Awaited<ReturnType<typeof connectBySaml>>;

const mapping = { firstName: 'givenName', lastName: 'surname' };

beforeAll(async () => {
  test = await startTestApp();
  connected = await connectBySaml(test, { mapping });
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.platform.db.deleteFrom('account').where('provider_id', '=', 'saml').execute();
  await test.platform.db.deleteFrom('user').where('email', 'like', '%@werk.example').execute();
});

const userOf = (email: string) =>
  test.platform.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();

async function expectRefused(make: (visit: Awaited<ReturnType<typeof visitBySaml>>) => Promise<string>): Promise<void> {
  const visit = await visitBySaml(test.app);
  const refused = await visit.post(await make(visit));
  expect(String(refused.headers.location)).toMatch(/^\/login\?.*error=provider-(refused|domain-refused)$/);
  expect(await visit.browser.isSignedIn()).toBe(false);
  expect(
    await test.platform.db.selectFrom('user').where('email', 'like', '%@werk.example').select('id').execute(),
  ).toEqual([]);
}

describe('through an employer by SAML', () => {
  it('takes a signed answer to our own question, once', async () => {
    await makeGivenRoles(test);
    const { browser, post, answer } = await visitBySaml(test.app);
    const response = await answer();
    expect((await post(response)).headers.location).toBe('/nieuws');
    expect(await rolesOf(test, 'cato@werk.example')).toEqual(['Bij Registration', 'Bij Verification']);
    expect(await browser.isSignedIn()).toBe(true);
    expect(await userOf('cato@werk.example')).toMatchObject({ first_name: 'Cato', last_name: 'Wit' });
    const again = await visitBySaml(test.app);
    expect((await again.post(response)).headers.location).toContain('error=provider-refused');
    expect(await again.browser.isSignedIn()).toBe(false);
  });

  it('takes no assertion twice, also not as the answer to another question', async () => {
    const assertionId = '_of-which-there-is-one';
    const first = await visitBySaml(test.app);
    expect((await first.post(await first.answer({ assertionId }))).headers.location).toBe('/nieuws');
    const second = await visitBySaml(test.app);
    expect((await second.post(await second.answer({ assertionId }))).headers.location).toContain('provider-refused');
    expect(await second.browser.isSignedIn()).toBe(false);
  });

  it('gives the roles of the groups that the answer names, and writes that down', async () => {
    const { id: roleId } = await test.services.roles.create(
      { viewer: system },
      { name: 'Van de werkgever', description: '', grantedOn: 'Manual' },
    );
    await connected.save({ mapping: { ...mapping, roleClaim: 'groups', roles: [{ value: 'red', roleId }] } });
    const { post, answer } = await visitBySaml(test.app);
    await post(await answer());
    await connected.save({});
    const { entries } = await test.services.audit.list(system, { itemCount: 3, search: '', area: 'user' });
    expect(entries[0]).toMatchObject({ action: 'user.roles-changed', details: { taken: [] } });
  });

  const minute = 60_000;
  it.each<[string, Partial<Assertion>]>([
    ['a minute too late', { ends: -minute }],
    ['a minute too early', { begins: minute, ends: 5 * minute }],
  ])('forgives clocks that are %s', async (_, changes) => {
    const { post, answer } = await visitBySaml(test.app);
    expect((await post(await answer(changes))).headers.location).toBe('/nieuws');
  });

  const elsewhere = 'https://elders.example';
  it.each<[string, Partial<Assertion>]>([
    ['for another audience', { audience: elsewhere }],
    ['for another address', { acs: elsewhere }],
    ['whose bearer is meant for another address', { recipient: elsewhere }],
    ['to a question that nobody asked', { requestId: '_made-up' }],
    ['that is three minutes too old', { ends: -3 * minute }],
    ['that is three minutes too early', { begins: 3 * minute, ends: 5 * minute }],
    ['whose bearer came three minutes too late', { confirmationEnds: -3 * minute }],
    ['from another domain', { attributes: { email: 'cato@elders.example' } }],
    ['signed with SHA-1', { employer: { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' } }],
  ])('refuses an answer %s', (_, changes) => expectRefused(({ answer }) => answer(changes)));

  it('refuses an answer that somebody else signed', () =>
    expectRefused(({ answer }) => answer({ employer: { privateKey: weakPrivateKey, certificate: weakCertificate } })));

  it('refuses an answer in a browser that did not ask', async () => {
    const attacker = await visitBySaml(test.app);
    await expectRefused(() => attacker.answer());
  });
});

describe('an answer that someone on the way worked on is refused', () => {
  it.each([...workedOn, ['a name was changed', (xml: string) => xml.replaceAll('cato@werk', 'baas@werk')] as const])(
    '%s',
    (_, change) =>
      expectRefused(async ({ answer }) => {
        const good = await answer();
        const bad = changed(change)(good);
        expect(bad).not.toBe(good);
        return bad;
      }),
  );

  it('answers another question than what is wrapped around it', () =>
    expectRefused(async ({ answer, requestId }) => {
      const wrap = changed((xml) => xml.replace(/(<samlp:Response[^>]*InResponseTo=")[^"]*/, `$1${requestId}`));
      const stolen = wrap(await answer({ requestId: '_of-somebody-else' }));
      expect(Buffer.from(stolen, 'base64').toString()).toContain(`InResponseTo="${requestId}"`);
      return stolen;
    }));
});

const aes = (name: string) => `http://www.w3.org/2009/xmlenc11#aes${name}`;
const aes256Cbc = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc';

describe('an encrypted assertion', () => {
  it.each(['256-gcm', '128-gcm'])(
    'is opened and then checked, as another product encrypts it with AES-%s',
    async (name) => {
      const { browser, post, answer } = await visitBySaml(test.app);
      const response = await answer({ employer: { dataEncryptionAlgorithm: aes(name) } });
      expect(Buffer.from(response, 'base64').toString()).not.toContain('cato@');
      expect((await post(response)).headers.location).toBe('/nieuws');
      expect(await browser.isSignedIn()).toBe(true);
      expect(await userOf('cato@werk.example')).toMatchObject({ first_name: 'Cato' });
    },
  );

  it('is refused with AES-CBC, until an admin allows it', async () => {
    const employer = { dataEncryptionAlgorithm: aes256Cbc };
    await expectRefused(({ answer }) => answer({ employer }));
    await connected.save({ acceptsCbc: true });
    const { post, answer } = await visitBySaml(test.app);
    expect((await post(await answer({ employer }))).headers.location).toBe('/nieuws');
    await connected.save({});
  });

  /** Anyone can encrypt for us: the key to do so is public. */
  const encrypted = (change: (xml: string) => string) => async (visit: Awaited<ReturnType<typeof visitBySaml>>) =>
    changed((xml) => encryptAssertion(change(xml), visit.spMetadata))(await visit.answer());

  it.each<[string, (xml: string) => string]>([
    ['without a signature', (xml) => xml.replace(partsOf(xml).signature, '')],
    ['that was changed after signing', (xml) => xml.replaceAll('cato@werk', 'baas@werk')],
    ['with a comment in a name', (xml) => xml.replaceAll('cato@werk', 'cato<!-- -->@werk')],
    [
      'that holds two',
      (xml) => xml.replace(partsOf(xml).assertion, partsOf(xml).assertion + otherId(partsOf(xml).unsigned)),
    ],
  ])('is refused %s', (_, change) => expectRefused(encrypted(change)));

  it('is opened once for each question, and only for the browser that asked it', async () => {
    const visit = await visitBySaml(test.app);
    const damage = (bytes: Buffer) => bytes.subarray(1);
    const damaged = changed((xml) => encryptAssertion(xml, visit.spMetadata, { damage }))(await visit.answer());
    const good = await encrypted((xml) => xml)(visit);
    expect((await visit.post(damaged)).headers.location).toContain('error=provider-refused');
    expect((await visit.post(good)).headers.location).toContain('error=provider-refused');
    await expectRefused(() => encrypted((xml) => xml)(visit));
    const again = await visitBySaml(test.app);
    expect((await again.post(await encrypted((xml) => xml)(again))).headers.location).toBe('/nieuws');
  });
});

describe('a SAML connection', () => {
  it('publishes its keys, which stay when it is saved, and keeps their private halves to itself', async () => {
    const { spMetadata } = await visitBySaml(test.app);
    expect(spMetadata).toMatch(/<md:KeyDescriptor use="encryption">.*<md:EncryptionMethod [^>]*aes256-gcm"/);
    expect(spMetadata).toContain('<md:KeyDescriptor use="signing">');
    expect(spMetadata).not.toContain('SingleLogoutService');
    await connected.save({ label: 'Het werk' });
    expect((await visitBySaml(test.app)).spMetadata).toBe(spMetadata);
    const list = await connected.send('GET', '/api/sso-providers');
    const rows = JSON.stringify(await test.platform.db.selectFrom('sso_provider').selectAll().execute());
    for (const text of [list.body, rows]) expect(text).not.toContain('PRIVATE KEY');
    expect(list.json()).toMatchObject([{ hasSecret: false }]);
  });

  it('signs its questions where the other side wants that', async () => {
    expect((await visitBySaml(test.app)).url.searchParams.has('Signature')).toBe(false);
    await connected.save({ metadata: samlIdentityProvider({ wantsSignedRequests: true }).getMetadata() });
    const { url, post, answer } = await visitBySaml(test.app);
    expect(url.searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
    expect((await post(await answer())).headers.location).toBe('/nieuws');
    await connected.save({});
  });

  it('goes on when the certificate of the other side is out of date, and the test says so', async () => {
    const employer = { certificate: oldCertificate };
    await connected.save({ metadata: samlIdentityProvider(employer).getMetadata() });
    const { post, answer } = await visitBySaml(test.app);
    expect((await post(await answer({ employer }))).headers.location).toBe('/nieuws');
    const tested = await connected.send('POST', `/api/sso-providers/${connected.id}/test`);
    expect(tested.json()).toMatchObject({ isGood: false });
    await connected.save({});
    expect((await connected.send('POST', `/api/sso-providers/${connected.id}/test`)).json()).toMatchObject({
      isGood: true,
    });
  });

  it('trusts nothing that is signed with a key that can be broken', async () => {
    const employer = { privateKey: weakPrivateKey, certificate: weakCertificate };
    await connected.save({ metadata: samlIdentityProvider(employer).getMetadata() });
    await expectRefused(({ answer }) => answer({ employer }));
    const tested = await connected.send('POST', `/api/sso-providers/${connected.id}/test`);
    expect(tested.json().findings).toContainEqual({ code: 'weakKey', value: '' });
    await connected.save({});
  });

  it('reads the metadata before it is kept', async () => {
    const answer = await connected.save({ metadata: '<EntityDescriptor/>' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'metadata-unreadable']);
  });
});
