import { randomUUID } from 'node:crypto';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import {
  type HandOverFailure,
  isBrokenLine,
  mostTries,
  outcomeOf,
  waitAfterSetback,
  waitAfterTry,
} from '../contract/hand-over-outcome.ts';
import { type LetterContent, type LetterFrame, renderLetter } from '../contract/letter-mail.ts';
import { newslettersTag } from '../contract/newsletters.tags.ts';
import { keepFigures } from './figures.repository.ts';
import { leaseEnd, leaveLease, renewLease, takeLease } from './lease.repository.ts';
import { dayText, type LetterFrames } from './letter-frame.service.ts';
import { findNewsletter, setState } from './newsletters.repository.ts';
import { readerKey } from './reader-keys.ts';
import { markAddressRefused } from './readers.repository.ts';
import {
  doubtHandedOver,
  markEnded,
  markHandedOver,
  markWaiting,
  type NextReceiver,
  nextMoment,
  nextReceivers,
  skipLeft,
} from './receivers.repository.ts';
import { sendNewsletterJob } from './send-newsletter-job.ts';

interface SendingParts {
  platform: Platform;
  clock: Clock;
  jobs: Jobs;
  authSecret: string;
  mail: Pick<MailService, 'handOverLetter' | 'origin' | 'shippedTexts'>;
  frames: LetterFrames;
}

/** As many as a mail server is handed at the same time; each line waits for the answer before it goes on, and so keeps its pace. */
const lines = 4;
const batch = 200;
/** After so many the work goes to the end of the queue: another letter gets its turn. */
const mostBatches = 25;
const seconds = 1000;
const leaseLength = 45 * seconds;
const leaseRenewal = 10 * seconds;

export type NewsletterSendingService = ReturnType<typeof createNewsletterSendingService>;

/**
 * A letter to many. Each receiver is a row, and what is known of it is written before and after the end of the letter is said: nobody
 * is mailed twice, and nobody is forgotten (docs/decisions/0136).
 */
export function createNewsletterSendingService(parts: SendingParts) {
  const { platform, clock, jobs, authSecret, mail, frames } = parts;
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  const goOn = (guid: string, startAfter?: Date): Promise<void> =>
    platform.transaction((trx) => jobs.enqueue(platform, trx, { name: sendNewsletterJob }, { guid }, startAfter));

  interface Sending {
    guid: string;
    runner: string;
    content: LetterContent;
    frame: LetterFrame;
    why(since: Date): string;
  }

  async function letterFor({ content, frame, guid, why }: Sending, { readerId, address, since }: NextReceiver) {
    const unsubscribeUrl = `${frame.origin}/newsletter/stop/${readerKey(authSecret, readerId)}`;
    const rendered = renderLetter(content, frame, { why: why(since), unsubscribeUrl });
    return { id: `${guid}.${readerId}`, to: address, unsubscribeUrl, ...rendered };
  }

  /** Answers what went wrong with the mail server as a whole; undefined when the next can go. */
  async function handOver(sending: Sending, receiver: NextReceiver): Promise<Halt | undefined> {
    const { guid: newsletterGuid, runner } = sending;
    const { readerId, address } = receiver;
    let wasEnded = false;
    let isWithdrawn = false;
    const letter = await letterFor(sending, receiver);
    const hand = () =>
      mail.handOverLetter(letter, async () => {
        if (!(await markHandedOver(platform.db, { newsletterGuid, readerId, address, runner }))) {
          isWithdrawn = true;
          throw new Error('this letter does not go any more');
        }
        wasEnded = true;
      });
    try {
      await hand().catch((error) => {
        if (isWithdrawn || !isBrokenLine(error as HandOverFailure, wasEnded)) throw error;
        return hand();
      });
    } catch (error) {
      if (isWithdrawn) return { kind: 'withdrawn' };
      return notTaken(sending, receiver, error, wasEnded);
    }
    await markEnded(platform.db, { newsletterGuid, readerId, state: 'Accepted' }, clock.now());
    return undefined;
  }

  async function notTaken(
    { guid: newsletterGuid }: Sending,
    { readerId, address, tries }: NextReceiver,
    error: unknown,
    wasEnded: boolean,
  ): Promise<Halt | undefined> {
    const failure = error as HandOverFailure & { message?: string };
    const reason = failure.message ?? String(error);
    const outcome = outcomeOf(failure, wasEnded);
    const row = { newsletterGuid, readerId, reason };
    if (outcome.kind === 'setback') {
      await markWaiting(platform.db, row, { tries, notBefore: null });
      return { kind: 'setback', reason };
    }
    if (outcome.kind === 'doubt') {
      await markEnded(platform.db, { ...row, state: 'Doubt' }, clock.now());
      return { kind: 'setback', reason };
    }
    // After as many tries it is this one alone who is denied: the others went while it waited.
    if ((outcome.kind === 'later' || outcome.kind === 'denied') && tries + 1 < mostTries) {
      await markWaiting(platform.db, row, { tries: tries + 1, notBefore: later(waitAfterTry(tries)) });
      return outcome.kind === 'denied' ? { kind: 'setback', reason } : undefined;
    }
    await markEnded(platform.db, { ...row, state: 'Refused' }, clock.now());
    if (outcome.kind === 'refused' && outcome.isAddress) {
      await markAddressRefused(platform.db, address, reason.slice(0, 500), clock.now());
    }
    return undefined;
  }

  /** Over a few lines at once; the first that meets an obstacle to all ends the batch. */
  async function sendBatch(sending: Sending, receivers: readonly NextReceiver[]): Promise<Halt | undefined> {
    const queue = [...receivers];
    let halt: Halt | undefined;
    const line = async () => {
      for (let next = queue.shift(); next !== undefined && halt === undefined; next = queue.shift()) {
        halt = (await handOver(sending, next)) ?? halt;
        // One whose reader left, or reads elsewhere by now, is no obstacle to the others.
        if (halt?.kind === 'withdrawn' && (await stillMine(sending))) halt = undefined;
      }
    };
    await Promise.all(Array.from({ length: lines }, line));
    return halt;
  }

  async function stillMine({ guid, runner }: Sending): Promise<boolean> {
    await skipLeft(platform.db, guid, clock.now());
    return renewLease(platform.db, guid, runner, later(leaseLength));
  }

  async function finish({ guid, runner }: Sending): Promise<void> {
    const at = await nextMoment(platform.db, guid);
    if (at !== undefined) {
      await leaveLease(platform.db, guid, runner, { setbacks: 0, lastError: '', until: at });
      return goOn(guid, at);
    }
    await platform.transaction(async (trx) => {
      if (!(await renewLease(trx, guid, runner, later(leaseLength)))) return;
      await setState(trx, guid, { state: 'Sent', endedAt: clock.now() }, clock.now());
    });
  }

  async function sendAll(sending: Sending, setbacks: number, signal: AbortSignal | undefined): Promise<void> {
    const { guid, runner } = sending;
    for (let batches = 0; ; batches += 1) {
      if (!(await stillMine(sending))) return;
      if (batches === mostBatches || signal?.aborted === true) {
        await leaveLease(platform.db, guid, runner, { setbacks: 0, lastError: '', until: null });
        return goOn(guid);
      }
      const receivers = await nextReceivers(platform.db, guid, clock.now(), batch);
      if (receivers.length === 0) return finish(sending);
      const halt = await sendBatch(sending, receivers);
      await platform.signal(platform.db, newslettersTag);
      if (halt?.kind === 'withdrawn') return;
      if (halt?.kind === 'setback') {
        const before = batches === 0 ? setbacks : 0;
        const until = later(waitAfterSetback(before));
        await leaveLease(platform.db, guid, runner, { setbacks: before + 1, lastError: halt.reason, until });
        return goOn(guid, until);
      }
    }
  }

  return {
    goOn,

    /** The job’s work: as much as there is, until it is done, paused, stopped or somebody else’s turn. */
    async run(guid: string, signal?: AbortSignal): Promise<void> {
      const runner = randomUUID();
      if (!(await takeLease(platform.db, guid, { runner, now: clock.now(), until: later(leaseLength) }))) {
        const until = await leaseEnd(platform.db, guid);
        // Of a process that may be gone: looked at again when it would have said that it is there.
        if (until !== undefined) await goOn(guid, until);
        return;
      }
      const row = await findNewsletter(platform.db, guid);
      if (row?.sentLetter == null) return;
      await doubtHandedOver(platform.db, guid, clock.now());
      const language = row.sentLanguage ?? 'nl';
      const { timeZone } = await platform.locale();
      const words = frames.wordsIn(language);
      const why = (since: Date) => words.why.replace('{{date}}', dayText(since, language, timeZone));
      const frame = await frames.frameIn(language);
      const renewal = setInterval(() => {
        // What cannot be said now is said in ten seconds; whoever takes it over meanwhile is noticed before the next letter.
        renewLease(platform.db, guid, runner, later(leaseLength)).catch(() => undefined);
      }, leaseRenewal);
      try {
        await sendAll({ guid, runner, content: row.sentLetter, frame, why }, row.setbacks, signal);
      } finally {
        clearInterval(renewal);
        await keepFigures(platform.db, guid);
        await platform.signal(platform.db, newslettersTag);
      }
    },
  };
}

type Halt = { kind: 'withdrawn' } | { kind: 'setback'; reason: string };
