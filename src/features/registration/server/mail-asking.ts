import { normalizeIP } from '@better-auth/core/utils/ip';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { ContributionSource } from '../contract/contribution-kinds.ts';
import {
  countedMail,
  type MailAllowance,
  mailAllowance,
  signInLimits,
  verificationLimits,
} from '../contract/mail-allowance.ts';
import { type MailProofPurpose, mailProofLifetime } from '../contract/mail-proof.ts';
import { verificationMailStatus } from '../contract/verification-mail-result.ts';
import { insertProof, type PendingRegistration } from './mail-proof.repository.ts';
import { lockMailCounts, storeMailCount } from './mail-request.repository.ts';
import type { ProofSecrets } from './proof-secrets.ts';
import { sendProofJob } from './send-proof-job.ts';

interface MailAskingParts {
  platform: Platform;
  jobs: Jobs;
  clock: Clock;
  secrets: ProofSecrets;
}

/** From where a mail is asked for, and in which language. */
export interface AskingMail {
  client: Pick<Client, 'ip' | 'origin'>;
  language: Language;
}

export interface Asking extends AskingMail {
  client: Client;
}

interface AskedProof {
  purpose: MailProofPurpose;
  address: string;
  userId?: string;
  source?: ContributionSource;
  /** The title of what is followed from then on, for the words of the mail. */
  follows?: string | undefined;
  returnTo?: string | undefined;
  registration?: PendingRegistration;
  /** For an admin, who may have to mail many people from one desk. */
  isClientTrusted?: boolean;
}

export type MailAsking = ReturnType<typeof createMailAsking>;

/**
 * Asking for a mail: the limits, and a job for the rest. Whether anybody has the address is found out by the job, so
 * that neither the answer nor the time it takes tells.
 */
export function createMailAsking({ platform, jobs, clock, secrets }: MailAskingParts) {
  const count = async (trx: PlatformTransaction, { client }: AskingMail, asked: AskedProof): Promise<MailAllowance> => {
    const { purpose, address, isClientTrusted = false } = asked;
    const now = clock.now();
    const addressKey = secrets.countKey(purpose, 'address', address);
    // Whoever has one IPv6 address has all of its /64.
    const clientKey = isClientTrusted ? undefined : secrets.countKey(purpose, 'client', normalizeIP(client.ip));
    const counts = await lockMailCounts(trx, [addressKey, ...(clientKey === undefined ? [] : [clientKey])], now);
    const ofAddress = counts.get(addressKey);
    const ofClient = clientKey === undefined ? undefined : counts.get(clientKey);
    const limits = purpose === 'sign-in' || purpose === 'reset-password' ? signInLimits : verificationLimits;
    const allowance = mailAllowance({ address: ofAddress, client: ofClient }, limits, now);
    if (allowance.result !== 'Allowed') return allowance;
    await storeMailCount(trx, addressKey, countedMail(ofAddress, now));
    if (clientKey !== undefined) await storeMailCount(trx, clientKey, countedMail(ofClient, now));
    return allowance;
  };

  /** As part of what the mail is about: either both are kept or neither. What is refused is told and not thrown. */
  const askWithin = async (trx: PlatformTransaction, asking: AskingMail, asked: AskedProof): Promise<MailAllowance> => {
    const { purpose, address, userId, source, follows, returnTo, registration } = asked;
    const now = clock.now();
    const counted = await count(trx, asking, asked);
    if (counted.result !== 'Allowed') return counted;
    const proofId = await insertProof(trx, {
      purpose,
      address,
      userId,
      source,
      follows,
      language: asking.language,
      siteOrigin: asking.client.origin,
      returnTo: safeReturnPath(returnTo),
      registration,
      createdAt: now,
      expiresAt: new Date(now.getTime() + mailProofLifetime[purpose] * 1000),
    });
    await jobs.enqueue(platform, trx, { name: sendProofJob }, { proofId });
    return counted;
  };

  const ask = async (asking: Asking, asked: AskedProof): Promise<void> => {
    const allowance = await platform
      .transaction((trx) => askWithin(trx, asking, asked))
      .catch((cause: unknown) => {
        throw new AppError('mail-failed', verificationMailStatus.Failed, { result: 'Failed', cause });
      });
    if (allowance.result !== 'Allowed') throw refusalOf(allowance.result, allowance.retryAfterSeconds);
  };

  return { ask, askWithin };
}

function refusalOf(result: 'TooSoon' | 'Abused', seconds: number): AppError {
  return new AppError(result === 'TooSoon' ? 'mail-too-soon' : 'mail-abused', verificationMailStatus[result], {
    result,
    headers: { 'retry-after': String(seconds) },
    values: { seconds },
  });
}
