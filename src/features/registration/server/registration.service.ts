import { hashPassword, verifyPassword } from '@better-auth/utils/password';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { passwordAudit } from '#features/auth/contract/auth.audit.ts';
import type { SignInAnswer } from '#features/auth/contract/session.ts';
import type { AuthAnswer, AuthService } from '#features/auth/server/auth.service.ts';
import type { CredentialsService } from '#features/auth/server/credentials.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Account, AccountsService } from '#features/users/server/accounts.service.ts';
import type { RefuseWeakPassword } from '#features/users/server/password-rule.service.ts';
import { AppError, badRequest, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { type GivenProof, mailProofPurposes } from '../contract/mail-proof.ts';
import { addressAudit } from '../contract/registration.audit.ts';
import type {
  AskedMail,
  AskedVerification,
  MailAsked,
  NewAddress,
  NewPasswordByMail,
  NewRegistration,
  OpenProof,
  Verification,
  Verified,
} from '../contract/registration.ts';
import { registrationDecision } from '../contract/registration-mode.ts';
import { verificationMailResult, verificationMailStatus } from '../contract/verification-mail-result.ts';
import { createContributionProofs } from './contribution-proofs.service.ts';
import { type Asking, createMailAsking } from './mail-asking.ts';
import { deleteProofsBefore, dropProofsOfUser, hasOpenChange, type MailProofRow } from './mail-proof.repository.ts';
import { deleteMailCountsBefore } from './mail-request.repository.ts';
import { createMailSending, textsOf } from './mail-sending.ts';
import { createProofSecrets } from './proof-secrets.ts';
import { createProofUse, mailProofOver } from './proof-use.ts';
import { createProvenAccounts, personOf, subjectOf } from './proven-accounts.ts';
import { registeringCookie, registeringKeyOf } from './registering-browser.ts';

interface RegistrationParts {
  refuseWeakPassword: RefuseWeakPassword;
  platform: Platform;
  settings: SettingsService;
  mail: MailService;
  audit: AuditService;
  auth: AuthService;
  accounts: AccountsService;
  credentials: CredentialsService;
  jobs: Jobs;
  clock: Clock;
  /** Of the installation; each platform hashes with its own, made from it. */
  secret: string;
}

const sent: MailAsked = { result: 'Sent' };

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** Everything that is done by answering a mail: an account, a way in, a new password, another address. */
export function createRegistrationService(parts: RegistrationParts) {
  const { platform, settings, mail, audit, auth, accounts, credentials, jobs, clock, refuseWeakPassword } = parts;
  const secrets = createProofSecrets(parts.secret, platform.id);
  const { ask, askWithin } = createMailAsking({ platform, jobs, clock, secrets });
  const proofs = createProofUse({ platform, clock, secrets });
  const proven = createProvenAccounts({ mail, audit, settings, accounts, credentials });
  const sending = createMailSending({ platform, mail, accounts, isLight: proven.isLight, clock, secrets });
  const contributionProofs = createContributionProofs({ platform, clock, secrets, ask, askWithin, proofs, proven });

  const isOtherBrowser = (client: Client, { registration }: MailProofRow): boolean =>
    registration !== null && !secrets.isBrowserOf(registration, registeringKeyOf(client));

  /** The password stands in for the browser: only whoever registered knows it. */
  const requireRegistrant = async (client: Client, proof: MailProofRow, password: string | undefined) => {
    if (proof.registration === null || !isOtherBrowser(client, proof)) return;
    if (password === undefined || password === '') throw new AppError('password-needed', 403);
    await proofs.countTry(proof);
    if (!(await verifyPassword(proof.registration.passwordHash, password))) {
      throw new AppError('wrong-registration-password', 403);
    }
  };

  const personOfProof = async (trx: PlatformTransaction, { userId }: MailProofRow): Promise<Account> => {
    const account = userId === null ? undefined : await accounts.byId(trx, userId);
    if (account === undefined) throw mailProofOver();
    return account;
  };

  const answer = (trx: PlatformTransaction, proof: MailProofRow, client: Client): Promise<Account> => {
    if (proof.purpose === 'change-email') return proven.changeAddress(trx, proof, client);
    if (proof.registration !== null) {
      return proven.completeRegistration(trx, proof.address, proof.registration, client);
    }
    return personOfProof(trx, proof).then(async (account) => {
      await proven.verify(trx, account, client);
      return account;
    });
  };

  return {
    /** The same answer, and the same work, whether or not the address is known here. */
    async register(
      asking: Asking,
      { email, password, returnTo, ...names }: NewRegistration,
    ): Promise<AuthAnswer<MailAsked>> {
      const decision = registrationDecision(email, await settings.all());
      if (decision !== 'active' && decision !== 'waits') throw new AppError(decision, 403);
      await refuseWeakPassword(password, [names.firstName, names.middleName, names.lastName, email]);
      const browserKey = secrets.newToken();
      const registration = {
        ...names,
        passwordHash: await hashPassword(password),
        browserHash: secrets.browserHash(browserKey),
      };
      await ask(asking, { purpose: 'verify-address', address: email, returnTo, registration });
      return { body: sent, cookies: [registeringCookie(browserKey, asking.client)] };
    },

    async askVerificationMail(
      viewer: Viewer,
      asking: Asking,
      { email, returnTo }: AskedVerification,
    ): Promise<{ result: 'Sent' | 'AlreadyVerified' }> {
      const own = viewer.kind === 'user' ? await accounts.byId(platform.db, viewer.id ?? '') : undefined;
      const address = email ?? own?.email;
      if (address === undefined) throw new AppError('bad-request', 400, { result: 'BadRequest' });
      const by = askerOf(viewer, own?.email === address);
      const account = by === 'anonymous' ? undefined : await accounts.byAddress(platform.db, address);
      const result = verificationMailResult({ by, account });
      if (result === 'AlreadyVerified') return { result };
      if (result === 'Unauthorized') throw new AppError('not-your-address', verificationMailStatus[result], { result });
      if (result === 'NotFound') throw new AppError('unknown-address', verificationMailStatus[result], { result });
      await ask(asking, { purpose: 'verify-address', address, returnTo, isClientTrusted: by === 'admin' });
      return sent;
    },

    async askSignInMail(asking: Asking, { email, returnTo }: AskedMail): Promise<MailAsked> {
      await ask(asking, { purpose: 'sign-in', address: email, returnTo });
      return sent;
    },

    async askPasswordReset(asking: Asking, { email, returnTo }: AskedMail): Promise<MailAsked> {
      await ask(asking, { purpose: 'reset-password', address: email, returnTo });
      return sent;
    },

    /** Asks for the password, or for who has none a sign-in of just now: with the address goes the whole account. */
    async changeEmail(viewer: Viewer, asking: Asking, { email, password }: NewAddress): Promise<MailAsked> {
      const own = viewer.kind === 'user' ? await accounts.byId(platform.db, viewer.id ?? '') : undefined;
      if (own === undefined) throw signInNeeded();
      if (own.email === email) throw badRequest('same-address');
      // Asking for the same mail again needs no second proof.
      const isAgain = await hasOpenChange(platform.db, own.id, email, clock.now());
      if (!isAgain) await auth.requireOwner(viewer, asking.client, password);
      await ask(asking, { purpose: 'change-email', address: email, userId: own.id });
      await platform.transaction((trx) =>
        audit.record(
          trx,
          { viewer, client: asking.client },
          { action: addressAudit.changeAsked, subject: subjectOf(own) },
        ),
      );
      return sent;
    },

    /** Opening a link shows what it is for and leaves it as it is: mail scanners open links too. */
    async readProof(client: Client, token: string): Promise<OpenProof> {
      const proof = await proofs.find({ token }, mailProofPurposes);
      return { purpose: proof.purpose, email: proof.address, needsPassword: isOtherBrowser(client, proof) };
    },

    async verify(viewer: Viewer, client: Client, { password, ...given }: Verification): Promise<AuthAnswer<Verified>> {
      const proof = await proofs.find(given, ['verify-address', 'change-email']);
      await requireRegistrant(client, proof, password);
      const account = await platform.transaction(async (trx) => {
        await proofs.take(trx, proof);
        return answer(trx, proof, client);
      });
      const verified = { email: account.email, isActive: account.isActive };
      if (viewer.id === account.id || proof.purpose === 'change-email') {
        return { body: { ...verified, signedIn: null }, cookies: undefined };
      }
      const { body, cookies } = await auth.signInProven(client, account.id);
      return { body: { ...verified, signedIn: body }, cookies };
    },

    /** Whoever reads the mail has the address, so it counts as proven too. */
    async signIn(client: Client, given: GivenProof): Promise<AuthAnswer<SignInAnswer>> {
      const proof = await proofs.find(given, ['sign-in']);
      const account = await platform.transaction(async (trx) => {
        await proofs.take(trx, proof);
        const person = await personOfProof(trx, proof);
        await proven.verify(trx, person, client);
        return person;
      });
      return auth.signInProven(client, account.id);
    },

    /** Ends every session: whoever knew the old password may have one. */
    async resetPassword(
      { client, language }: Asking,
      { token, password }: NewPasswordByMail,
    ): Promise<AuthAnswer<SignInAnswer>> {
      const proof = await proofs.find({ token }, ['reset-password']);
      await refuseWeakPassword(password, [proof.address]);
      const passwordHash = await hashPassword(password);
      const account = await platform.transaction(async (trx) => {
        await proofs.take(trx, proof);
        const person = await personOfProof(trx, proof);
        await credentials.setPassword(trx, person.id, passwordHash);
        await credentials.endSessions(trx, person.id);
        await auth.forgetDevices(trx, person.id);
        await dropProofsOfUser(trx, person.id);
        await proven.verify(trx, person, client);
        const by = { viewer: personOf(person), client };
        await audit.record(trx, by, { action: passwordAudit.reset, subject: subjectOf(person) });
        const kind = 'password-changed';
        const link = { path: withLanguagePrefix('/login', language), askedAt: client.origin };
        await mail.queue(trx, { kind, to: person.email, language, texts: textsOf(kind), link });
        return person;
      });
      return auth.signInProven(client, account.id);
    },

    /** The account that belongs to an address which was proven elsewhere, made when needed. */
    ensureVerifiedUser: (trx: PlatformTransaction, address: string, client?: Client): Promise<Account> =>
      proven.ensure(trx, address, client),

    /** For other features (forms, ideas), where what somebody brings counts once their address is proven. */
    contributionProofs,

    /** For an account that a sign-in provider vouched for instead of a mail: it is a registration like any other. */
    async settleProvided(trx: PlatformTransaction, userId: string, client: Client): Promise<void> {
      const account = await accounts.byId(trx, userId);
      if (account !== undefined) await proven.settleRegistration(trx, account, client);
    },

    /** When an admin let someone in who registered (setting `registration`: approval). */
    async sendActivatedMail(
      trx: PlatformTransaction,
      user: { email: string; language?: Language },
      askedAt?: string,
    ): Promise<void> {
      const { language = defaultLanguage, email } = user;
      const kind = 'account-activated';
      const link = { path: withLanguagePrefix('/login', language), askedAt };
      await mail.queue(trx, { kind, to: email, language, texts: textsOf(kind), link });
    },

    /** The job's work. */
    sendProof: sending.send,

    async forgetOld(): Promise<void> {
      const now = clock.now();
      await deleteProofsBefore(platform.db, now);
      await deleteMailCountsBefore(platform.db, new Date(now.getTime() - 60 * 1000));
    },
  };
}

function askerOf(viewer: Viewer, isOwner: boolean): 'anonymous' | 'owner' | 'admin' | 'someone else' {
  if (viewer.kind === 'anonymous') return 'anonymous';
  if (isOwner) return 'owner';
  return viewer.isAdmin ? 'admin' : 'someone else';
}
