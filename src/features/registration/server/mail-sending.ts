import { mailTexts, type TextsOfMail } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { Account, AccountsService } from '#features/users/server/accounts.service.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { writtenMailCode } from '../contract/mail-code.ts';
import { type MailProofPurpose, mailProofLifetime } from '../contract/mail-proof.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import {
  dropProof,
  endOlderProofs,
  endOlderProofsOfSource,
  findPendingRegistration,
  lockUnsentProof,
  type MailProofRow,
  markProofSent,
} from './mail-proof.repository.ts';
import type { ProofSecrets } from './proof-secrets.ts';

export type IsLight = (db: PlatformDb, account: Account) => Promise<boolean>;

interface MailSendingParts {
  platform: Platform;
  mail: MailService;
  accounts: AccountsService;
  /** Nobody signs in to it but by mail: whoever registers with its address claims it. */
  isLight: IsLight;
  clock: Clock;
  secrets: ProofSecrets;
}

export type MailKind = keyof typeof nl.registrationMail;
export const textsOf = (kind: MailKind): TextsOfMail => mailTexts({ nl, en }, (all) => all.registrationMail[kind]);

const screens: Record<MailProofPurpose, string> = {
  'verify-address': '/verify',
  'sign-in': '/login/mail',
  'reset-password': '/reset-password',
  'change-email': '/verify',
  contribution: '/prove',
};

/** Made by the job: by now it does not matter how long it takes to find out whether somebody has the address. */
export function createMailSending({ platform, mail, accounts, isLight, clock, secrets }: MailSendingParts) {
  const sendWithProof = async (trx: PlatformTransaction, kind: MailKind, proof: MailProofRow): Promise<void> => {
    const [token, code, now] = [secrets.newToken(), secrets.newCode(), clock.now()];
    await (proof.purpose === 'contribution' ? endOlderProofsOfSource(trx, proof) : endOlderProofs(trx, proof));
    await markProofSent(trx, proof.id, {
      userId: proof.userId,
      registration: proof.registration,
      tokenHash: secrets.tokenHash(token),
      codeHash: secrets.codeHash(proof.id, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + mailProofLifetime[proof.purpose] * 1000),
    });
    await mail.queue(trx, {
      kind,
      to: proof.address,
      language: proof.language,
      texts: textsOf(kind),
      ...(proof.follows !== null && { values: { title: proof.follows } }),
      link: { path: pathOf(proof, token), askedAt: proof.siteOrigin },
      ...('code' in nl.registrationMail[kind] ? { code: writtenMailCode(code) } : {}),
    });
  };

  /** Nothing is proven by this one; it only tells. */
  const tell = async (trx: PlatformTransaction, kind: MailKind, proof: MailProofRow, to: string): Promise<void> => {
    const link = { path: withLanguagePrefix('/login', proof.language), askedAt: proof.siteOrigin };
    await mail.queue(trx, { kind, to, language: proof.language, texts: textsOf(kind), link });
  };

  const verify = async (trx: PlatformTransaction, proof: MailProofRow, account: Account | undefined) => {
    if (account?.isVerified && proof.registration !== null && (await isLight(trx, account))) {
      return sendWithProof(trx, 'complete-registration', proof);
    }
    if (account?.isVerified) {
      if (proof.registration !== null) await tell(trx, 'known-address', proof, proof.address);
      return dropProof(trx, proof.id);
    }
    if (account !== undefined) {
      return sendWithProof(trx, 'verify-address', { ...proof, userId: account.id, registration: null });
    }
    const registration =
      proof.registration ?? (await findPendingRegistration(trx, proof.address, clock.now()))?.registration ?? null;
    if (registration === null) return dropProof(trx, proof.id);
    return sendWithProof(trx, 'complete-registration', { ...proof, registration });
  };

  const changeAddress = async (trx: PlatformTransaction, proof: MailProofRow, holder: Account | undefined) => {
    const owner = proof.userId === null ? undefined : await accounts.byId(trx, proof.userId);
    if (owner === undefined) return dropProof(trx, proof.id);
    await tell(trx, 'address-change-asked', proof, owner.email);
    if (holder === undefined) return sendWithProof(trx, 'change-email', proof);
    await tell(trx, 'known-address', proof, proof.address);
    return dropProof(trx, proof.id);
  };

  const send = (proofId: string) =>
    platform.transaction(async (trx) => {
      const proof = await lockUnsentProof(trx, proofId);
      if (proof === undefined) return;
      const account = await accounts.byAddress(trx, proof.address);
      if (proof.purpose === 'verify-address') await verify(trx, proof, account);
      else if (proof.purpose === 'change-email') await changeAddress(trx, proof, account);
      // Everyone may bring something, whoever has the address.
      else if (proof.purpose === 'contribution')
        await sendWithProof(trx, proof.follows === null ? 'contribution' : 'follow', proof);
      else if (account === undefined) await dropProof(trx, proof.id);
      else await sendWithProof(trx, proof.purpose as 'sign-in', { ...proof, userId: account.id });
    });

  return {
    send,
  };
}

function pathOf({ purpose, language, returnTo }: MailProofRow, token: string): string {
  const path = withLanguagePrefix(`${screens[purpose]}/${token}`, language);
  return returnTo === '/' ? path : `${path}?${new URLSearchParams({ returnTo })}`;
}
