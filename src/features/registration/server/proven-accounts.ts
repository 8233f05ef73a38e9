import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { CredentialsService } from '#features/auth/server/credentials.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { roleAudit } from '#features/roles/contract/roles.audit.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Account, AccountsService } from '#features/users/server/accounts.service.ts';
import { AppError, conflict } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { addressAudit, registrationAudit } from '../contract/registration.audit.ts';
import { registrationDecision } from '../contract/registration-mode.ts';
import { dropProofsOfUser, type MailProofRow, type PendingRegistration } from './mail-proof.repository.ts';
import { textsOf } from './mail-sending.ts';
import { mailProofOver } from './proof-use.ts';

interface ProvenAccountsParts {
  mail: MailService;
  audit: AuditService;
  settings: SettingsService;
  accounts: AccountsService;
  credentials: CredentialsService;
}

type GrantedOn = 'Verification' | 'Registration';

/** Whoever answers a mail is that person, before there is a session that says so. */
export const personOf = ({ id }: { id: string }): Viewer => ({ ...anonymousViewer, kind: 'user', id });
export const subjectOf = ({ id, name }: { id: string; name: string }) => ({ kind: 'user', id, name });

export type ProvenAccounts = ReturnType<typeof createProvenAccounts>;

/** What happens to an account when its address is proven. Everything is part of the caller's transaction. */
export function createProvenAccounts({ mail, audit, settings, accounts, credentials }: ProvenAccountsParts) {
  const grantRoles = async (
    trx: PlatformTransaction,
    account: Account,
    on: readonly GrantedOn[],
    client: Client | undefined,
  ) => {
    const by = { viewer: personOf(account), ...(client === undefined ? {} : { client }) };
    for (const { id, name, grantedOn } of await accounts.handOutRoles(trx, account.id, on)) {
      const details = { roleId: id, role: name, grantedOn };
      await audit.record(trx, by, { action: roleAudit.handedOut, subject: subjectOf(account), details });
    }
  };

  const verify = async (trx: PlatformTransaction, account: Account, client?: Client): Promise<void> => {
    if (!(await accounts.verify(trx, account.id))) return;
    const by = { viewer: personOf(account), ...(client === undefined ? {} : { client }) };
    await audit.record(trx, by, { action: addressAudit.verified, subject: subjectOf(account) });
    await grantRoles(trx, account, ['Verification'], client);
  };

  const tellAdmins = async (trx: PlatformTransaction, person: Account, client: Client): Promise<void> => {
    const link = { path: '/admin/users', askedAt: client.origin };
    const values = { person: person.name === person.email ? person.email : `${person.name} (${person.email})` };
    for (const email of await accounts.adminAddresses(trx)) {
      const kind = 'someone-waits';
      await mail.queue(trx, { kind, to: email, language: defaultLanguage, texts: textsOf(kind), values, link });
    }
  };

  /** What an account gets that someone made by themselves, whichever way they proved their address. */
  const settleRegistration = async (trx: PlatformTransaction, account: Account, client: Client): Promise<void> => {
    const by = { viewer: personOf(account), client };
    const details = { isActive: account.isActive };
    await audit.record(trx, by, { action: registrationAudit.completed, subject: subjectOf(account), details });
    await grantRoles(trx, account, ['Registration', 'Verification'], client);
    if (!account.isActive) await tellAdmins(trx, account, client);
  };

  /** Made by proving an address, and still without any way in but the mail. */
  const isLight = async (db: PlatformDb, { id }: Account): Promise<boolean> =>
    (await accounts.isByProof(db, id)) && (await credentials.methodsOf(id)).length === 0;

  return {
    verify,
    isLight,
    settleRegistration,

    /** Makes the account that someone asked for, as the settings of this moment allow. */
    async completeRegistration(
      trx: PlatformTransaction,
      address: string,
      { passwordHash, firstName, middleName, lastName }: PendingRegistration,
      client: Client,
    ): Promise<Account> {
      const decision = registrationDecision(address, await settings.all());
      if (decision !== 'active' && decision !== 'waits') throw new AppError(decision, 403);
      const isActive = decision === 'active';
      const names = { firstName, middleName, lastName };
      const account = await accounts.addProven(trx, { address, origin: 'Registration', isActive, ...names });
      if (account === undefined) {
        // An admin made the account in the meantime; it is theirs now that they proved the address.
        const made = await accounts.byAddress(trx, address);
        if (made === undefined) throw mailProofOver();
        const claimed = (await isLight(trx, made)) ? await accounts.claim(trx, made.id, names) : undefined;
        if (claimed !== undefined) {
          await credentials.setPassword(trx, claimed.id, passwordHash);
          await settleRegistration(trx, claimed, client);
          return claimed;
        }
        await verify(trx, made, client);
        return made;
      }
      await credentials.setPassword(trx, account.id, passwordHash);
      await settleRegistration(trx, account, client);
      return account;
    },

    async changeAddress(trx: PlatformTransaction, proof: MailProofRow, client: Client): Promise<Account> {
      const before = proof.userId === null ? undefined : await accounts.byId(trx, proof.userId);
      if (before === undefined) throw mailProofOver();
      if (!(await accounts.changeAddress(trx, before.id, proof.address))) throw conflict('email-taken');
      // What was mailed to the old address must open nothing any more.
      await dropProofsOfUser(trx, before.id);
      const account = { ...before, email: proof.address, isVerified: true };
      const by = { viewer: personOf(account), client };
      const details = { from: before.email, to: account.email };
      await audit.record(trx, by, { action: addressAudit.changed, subject: subjectOf(account), details });
      if (!before.isVerified) await grantRoles(trx, account, ['Verification'], client);
      const kind = 'address-changed';
      const { language } = proof;
      const link = { path: withLanguagePrefix('/login', language), askedAt: client.origin };
      await mail.queue(trx, { kind, to: before.email, language, texts: textsOf(kind), link });
      return account;
    },

    /** A light account for who proved an address and nothing more (product.md §2: origin Verification). */
    async ensure(trx: PlatformTransaction, address: string, client?: Client): Promise<Account> {
      const made = await accounts.addProven(trx, { address, origin: 'Verification', isActive: true });
      if (made !== undefined) {
        const by = { viewer: personOf(made), ...(client === undefined ? {} : { client }) };
        await audit.record(trx, by, {
          action: addressAudit.verified,
          subject: subjectOf(made),
          details: { isNew: true },
        });
        await grantRoles(trx, made, ['Verification'], client);
        return made;
      }
      const account = await accounts.byAddress(trx, address);
      if (account === undefined) throw new Error('the account went away while its address was proven');
      await verify(trx, account, client);
      return { ...account, isVerified: true };
    },
  };
}
