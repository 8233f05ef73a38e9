import { AsyncLocalStorage } from 'node:async_hooks';
import type { SSOOptions } from '@better-auth/sso';
import { LRUCache } from 'lru-cache';
import type { RegistrationService } from '#features/registration/server/registration.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { userAudit } from '#features/users/contract/users.audit.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Client } from '#platform/server/http/route.ts';
import { providerAudit, sessionAudit } from '../../contract/auth.audit.ts';
import { rolesByClaim, textClaim } from '../../contract/claims.ts';
import { decideFirstSignIn, isDomainAllowed } from '../../contract/first-sign-in.ts';
import type { SignInWays } from '../../contract/sso.endpoints.ts';
import { cookiesOf, headersWithoutSession } from '../auth-cookies.ts';
import { type AuthCore, personViewer } from '../auth-core.ts';
import { loadSsoAuth, type SsoAuth } from '../better-auth.ts';
import { sessionTokenOf, waitingSignInOf } from '../sessions/session-token.ts';
import { askingCookie, isAskingBrowser, markOf } from './saml/asking-browser.ts';
import { clockSkew, readSignedAnswer, type SignedAnswer } from './saml/saml-answer.ts';
import { decryptAnswer, hasEncryptedAssertion } from './saml/saml-decryption.ts';
import { emailFormat } from './saml/saml-metadata.ts';
import { type SamlProvider, samlProviderOf, type UsedProvider } from './saml/saml-provider.ts';
import { only, readXml } from './saml/saml-xml.ts';
import { isOidc, type ProviderRow, type SamlConnection } from './sso.repository.ts';
import type { SsoProvidersService } from './sso-providers.service.ts';
import { insertSsoSession } from './sso-session.repository.ts';

interface SsoParts {
  core: AuthCore;
  settings: SettingsService;
  providers: SsoProvidersService;
  registration: Pick<RegistrationService, 'settleProvided'>;
  allowsLoopback: boolean;
}

type ResolveUser = NonNullable<SSOOptions['resolveUser']>;
type Vouched = Parameters<ResolveUser>[0];

/** One sign-in on its way through better-auth, which tells us halfway whom the provider vouches for. */
interface Passage {
  provider: UsedProvider;
  /** Of OpenID: what an identity token must repeat, so that it was made for this sign-in. */
  nonce?: string;
  /** Of SAML: what we read in the signed assertion ourselves. */
  answer?: SignedAnswer;
  /** What the two sessions are known by when they are to end together. */
  there?: { subject: string; providerSession: string | undefined };
  idToken?: string | undefined;
  person?: { userId: string; claims: Record<string, unknown>; isNew: boolean; isNewAccount: boolean };
}

/** Where the browser goes next, and with what. */
export interface Onward {
  kind: 'signed-in' | 'second-step' | 'refused';
  /** As it was asked for when this began; a path of ours. */
  to: string | undefined;
  code: string | undefined;
  cookies: string[] | undefined;
}

export type SsoService = ReturnType<typeof createSsoService>;

/** Signing in through another organisation: OIDC and SAML (product.md §5). better-auth checks the word of the provider. */
export function createSsoService({ core, settings, providers, registration: registrations, allowsLoopback }: SsoParts) {
  const { platform, audit, accounts } = core;
  const passages = new AsyncLocalStorage<Passage>();
  const byOrigin = new LRUCache<string, Promise<SsoAuth>>({ max: 10 });

  const resolveUser: ResolveUser = async (vouched, { database }) => {
    const passage = passages.getStore();
    if (passage === undefined) return { action: 'reject', code: 'provider-refused' };
    const { provider, nonce, answer } = passage;
    // Two readers of the same answer must find the same person in it.
    const isSure =
      vouched.protocol === 'oidc'
        ? vouched.verifiedIdTokenClaims.nonce === nonce
        : vouched.accountKey.accountId === answer?.nameId.value;
    if (!isSure) return { action: 'reject', code: 'provider-refused' };
    passage.there = {
      subject: vouched.accountKey.accountId,
      providerSession:
        vouched.protocol === 'oidc'
          ? textClaim(vouched.verifiedIdTokenClaims, 'sid') || undefined
          : answer?.sessionIndex,
    };
    const email = vouched.providerUser.email.trim().toLowerCase();
    const claims = claimsOf(vouched);
    if (!isDomainAllowed(provider.allowedDomains, email)) return { action: 'reject', code: 'provider-domain-refused' };

    const linked = await database.findOne<{ userId: string }>({
      model: 'account',
      where: [
        { field: 'providerId', value: provider.key },
        { field: 'accountId', value: vouched.accountKey.accountId },
      ],
    });
    if (linked !== null) {
      passage.person = { userId: linked.userId, claims, isNew: false, isNewAccount: false };
      return { action: 'link', userId: linked.userId, profile: 'preserve' };
    }

    const known = await database.findOne<{ id: string; emailVerified: boolean }>({
      model: 'user',
      where: [{ field: 'email', value: email }],
    });
    const { registration, registrationDomains } = await settings.all();
    const decision = decideFirstSignIn({
      firstSignIn: provider.firstSignIn,
      allowedDomains: provider.allowedDomains,
      email,
      isEmailVerified: vouched.protocol === 'oidc' && isTrue(claims.email_verified),
      account: known === null ? undefined : { isVerified: known.emailVerified },
      registration,
      registrationDomains,
    });
    if (decision !== 'link' && decision !== 'create') return { action: 'reject', code: decision };
    const user =
      known ??
      (await database.create<Record<string, unknown>, { id: string }>({
        model: 'user',
        data: newUser(email, claims, provider, registration === 'approval'),
      }));
    passage.person = { userId: user.id, claims, isNew: true, isNewAccount: known === null };
    return { action: 'link', userId: user.id, profile: 'preserve' };
  };

  /** One instance for each address that the platform is read at; what providers there are is looked up each time. */
  const current: { list: UsedProvider[] } = { list: [] };
  const authAt = (origin: string): Promise<SsoAuth> => {
    const known = byOrigin.get(origin);
    if (known !== undefined) return known;
    const sso: SSOOptions = {
      resolveUser,
      disableImplicitSignUp: true,
      saml: { requireTimestamps: true, allowIdpInitiated: false, clockSkew, algorithms: { onDeprecated: 'reject' } },
      provisionUserOnEveryLogin: true,
      provisionUser: async ({ token }) => {
        const passage = passages.getStore();
        if (passage !== undefined) passage.idToken = token?.idToken;
      },
      get defaultSSO() {
        return current.list.map((provider) => configurationOf(provider, origin));
      },
    };
    const loading = loadSsoAuth(core.betterAuthParts, {
      origin,
      sso,
      // Without these, addresses on this machine are refused like any other private one.
      trustedOrigins: allowsLoopback ? ['http://127.0.0.1:*', 'http://localhost:*'] : [],
    });
    byOrigin.set(origin, loading);
    loading.catch(() => byOrigin.delete(origin));
    return loading;
  };

  const enter = async (client: Client, key: string) => {
    current.list = await providers.inUse();
    const provider = current.list.find((one) => one.key === key);
    if (provider === undefined) throw notFound();
    return { provider, api: (await authAt(client.origin)).api };
  };

  /** What follows from the provider's word, what is written down about it, and what else the browser keeps. */
  const welcome = async (client: Client, { provider, person }: Passage, isWhole: boolean): Promise<string[]> => {
    if (person === undefined) return [];
    const { userId, claims, isNew, isNewAccount } = person;
    const by = { viewer: personViewer(userId), client };
    const subject = { kind: 'provider', id: provider.id, name: provider.label };
    return platform.transaction(async (trx) => {
      if (isNewAccount) await registrations.settleProvided(trx, userId, client);
      const { has, hasNot } = rolesByClaim(claims, provider.mapping);
      const given = await accounts.giveRoles(trx, userId, has);
      const taken = await accounts.takeRoles(trx, userId, hasNot);
      if (isNew) await audit.record(trx, by, { action: providerAudit.linked, subject, details: { isNewAccount } });
      if (given.length + taken.length > 0) {
        const whom = { kind: 'user', id: userId, name: '' };
        const names = (ids: string[]) => accounts.roleNames(trx, ids);
        const details = { given: await names(given), taken: await names(taken) };
        await audit.record(trx, by, { action: userAudit.rolesChanged, subject: whom, details });
      }
      if (!isWhole) return [];
      await audit.record(trx, by, { action: sessionAudit.started, details: { by: 'sso', provider: provider.label } });
      return [await core.devices.remember(trx, client, userId)];
    });
  };

  const finish = async (client: Client, passage: Passage, call: () => Promise<Response>): Promise<Onward> => {
    const response = await passages.run(passage, call);
    const onward = readAnswer(response, client);
    if (onward.kind === 'refused') return onward;
    const more = await welcome(client, passage, onward.kind === 'signed-in');
    await rememberThere(passage, onward.cookies ?? []);
    return { ...onward, cookies: [...(onward.cookies ?? []), ...more] };
  };

  /** Which session there goes with the one that began here, or that will after the second step. */
  const rememberThere = async ({ provider, person, there, answer, idToken }: Passage, cookies: string[]) => {
    if (person === undefined || there === undefined || provider.connection.signsOutThere !== true) return;
    const carrier = { cookie: cookies.map((one) => one.split(';')[0]).join('; '), authorization: undefined };
    const waitingSignIn = waitingSignInOf(carrier, core.secret);
    const mark =
      waitingSignIn === undefined ? { token: sessionTokenOf(carrier, core.secret) ?? '' } : { waitingSignIn };
    await insertSsoSession(platform.db, mark, {
      userId: person.userId,
      providerId: provider.id,
      ...there,
      nameId: answer?.nameId,
      encryptedIdToken: idToken === undefined ? undefined : providers.closeToken(idToken),
    });
  };

  /**
   * An answer as it is when nothing in it is encrypted. Each question opens one: without a key, one learns about what
   * it hides only by asking for very many to be opened.
   */
  const inTheClear = async (client: Client, { keys, acceptsCbc }: SamlProvider, xml: string) => {
    const document = readXml(xml);
    if (document === undefined || !hasEncryptedAssertion(document)) return xml;
    const question = only(document.at('/Response'))?.attributes.InResponseTo;
    if (keys === undefined || question === undefined || !isAskingBrowser(core.secret, client, question))
      return undefined;
    if (!(await core.tries.isFirstUse(`saml ${question}`))) return undefined;
    return decryptAnswer(xml, { privateKey: keys.encryption.privateKey, acceptsCbc });
  };

  return {
    async ways(): Promise<SignInWays> {
      const [list, { registration }] = await Promise.all([providers.inUse(), settings.all()]);
      return { providers: list.map(({ key, label }) => ({ key, label })), registration };
    },

    /** The address at the other organisation, and the cookie by which we know the browser again. */
    async begin(client: Client, key: string, returnTo: string): Promise<{ url: string; cookies: string[] }> {
      const { api } = await enter(client, key);
      const { response, headers } = await api.signInSSO({
        body: { providerId: key, callbackURL: returnTo, errorCallbackURL: returnTo },
        headers: headersWithoutSession(client),
        returnHeaders: true,
      });
      const url = new URL(response.url);
      const state = url.searchParams.get('state');
      if (state !== null) url.searchParams.set('nonce', markOf(core.secret, state));
      const cookies = [...(cookiesOf(headers, client) ?? []), ...askingCookie(core.secret, client, response.url)];
      return { url: url.href, cookies };
    },

    async finishOidc(client: Client, key: string, query: Record<string, string>): Promise<Onward> {
      const { api, provider } = await enter(client, key);
      const nonce = markOf(core.secret, query.state ?? '');
      return finish(client, { provider, nonce }, () =>
        api.callbackSSO({
          params: { providerId: key },
          query,
          headers: headersWithoutSession(client),
          asResponse: true,
        }),
      );
    },

    async finishSaml(
      client: Client,
      key: string,
      body: { SAMLResponse: string; RelayState?: string },
    ): Promise<Onward> {
      const { api, provider } = await enter(client, key);
      const saml = samlProviderOf(provider, client.origin);
      if (saml?.peer.hasStrongKeys !== true) return refused;
      const xml = await inTheClear(client, saml, Buffer.from(body.SAMLResponse, 'base64').toString());
      const answer = xml === undefined ? undefined : readSignedAnswer(xml, core.clock.now());
      if (xml === undefined || answer === undefined) return refused;
      if (!isAskingBrowser(core.secret, client, answer.question)) return refused;
      return finish(client, { provider, answer }, () =>
        api.acsEndpoint({
          params: { providerId: key },
          // What was read here, and not what was sent: two readers could decode that differently.
          body: { ...body, SAMLResponse: Buffer.from(xml).toString('base64') },
          method: 'POST',
          headers: headersWithoutSession(client),
          asResponse: true,
        }),
      );
    },

    /** What the other side needs to know of us, as SAML writes it. */
    async samlMetadata(client: Client, key: string): Promise<string> {
      const { provider } = await enter(client, key);
      const saml = samlProviderOf(provider, client.origin);
      if (saml === undefined) throw notFound();
      return saml.metadata;
    },
  };
}

const refused: Onward = { kind: 'refused', to: undefined, code: 'provider-refused', cookies: undefined };

const isTrue = (value: unknown): boolean => value === true || value === 'true';

const claimsOf = (vouched: Vouched): Record<string, unknown> =>
  vouched.protocol === 'oidc'
    ? { ...vouched.verifiedIdTokenClaims, ...vouched.providerClaims }
    : { ...vouched.providerAttributes };

function newUser(
  email: string,
  claims: Record<string, unknown>,
  { mapping, protocol }: ProviderRow,
  waitsForApproval: boolean,
): Record<string, unknown> {
  const usual = protocol === 'oidc' ? ['given_name', 'family_name'] : ['givenName', 'surname'];
  const firstName = textClaim(claims, mapping.firstName || (usual[0] ?? ''));
  const lastName = textClaim(claims, mapping.lastName || (usual[1] ?? ''));
  return {
    name: [firstName, lastName].filter((part) => part !== '').join(' ') || email,
    email,
    emailVerified: true,
    firstName,
    lastName,
    origin: 'Registration',
    isActive: !waitsForApproval,
  };
}

/** As better-auth wants it. */
function configurationOf(provider: UsedProvider, origin: string): NonNullable<SSOOptions['defaultSSO']>[number] {
  const { key, allowedDomains, secret } = provider;
  const base = { providerId: key, domain: allowedDomains.join(',') || 'any.invalid' };
  if (isOidc(provider)) {
    const { endSessionEndpoint: _, signsOutThere: __, ...connection } = provider.connection;
    return {
      ...base,
      oidcConfig: { ...connection, pkce: true, ...(secret === undefined ? {} : { clientSecret: secret }) },
    };
  }
  const saml = samlProviderOf(provider, origin);
  if (saml === undefined) return base;
  const { entityId, keys, signsRequests, metadata } = saml;
  return {
    ...base,
    samlConfig: {
      issuer: entityId,
      entryPoint: '',
      audience: entityId,
      wantAssertionsSigned: true,
      authnRequestsSigned: signsRequests,
      identifierFormat: emailFormat,
      idpMetadata: { metadata: (provider.connection as SamlConnection).metadata },
      spMetadata: { metadata, ...(signsRequests && keys ? { privateKey: keys.signing.privateKey } : {}) },
    },
  };
}

/** Codes of our own pass; whatever better-auth or the provider says is told in one way, and kept from the address. */
const ownCodes = ['provider-domain-refused', 'provider-unknown-account'];

function readAnswer(response: Response, client: Client): Onward {
  const cookies = cookiesOf(response.headers, client);
  const location = response.headers.get('location');
  const home = new URL(client.origin);
  const url = location === null ? undefined : new URL(location, home);
  const error = url?.searchParams.get('error') ?? undefined;
  const isOurs = url !== undefined && url.origin === home.origin && !url.pathname.startsWith('/api/');
  url?.searchParams.delete('error');
  url?.searchParams.delete('error_description');
  const to = isOurs ? url.pathname + url.search + url.hash : undefined;
  const has = (name: string) => cookies?.some((cookie) => new RegExp(`^plein\\.${name}=[^;]`).test(cookie)) === true;
  if (response.status < 400 && error === undefined) {
    if (has('two_factor')) return { kind: 'second-step', to, code: undefined, cookies };
    if (has('session_token')) return { kind: 'signed-in', to, code: undefined, cookies };
  }
  const code = error === 'access_denied' ? 'provider-cancelled' : ownCodes.find((own) => own === error);
  return { kind: 'refused', to, code: code ?? 'provider-refused', cookies: undefined };
}
