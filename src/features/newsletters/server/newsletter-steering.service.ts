import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { AppError, conflict, notAllowed } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { isOver } from '#platform/contract/time/planned-moment.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import { renderLetter } from '../contract/letter-mail.ts';
import type { Newsletter } from '../contract/newsletter.ts';
import { isUnderWay, isWritable } from '../contract/newsletter-states.ts';
import { newsletterAudit } from '../contract/newsletters.audit.ts';
import { newslettersTag } from '../contract/newsletters.tags.ts';
import { sendingFaultsOf } from '../contract/sending-check.ts';
import { findUncounted, keepFigures } from './figures.repository.ts';
import type { LetterContents } from './letter-contents.service.ts';
import type { LetterFrames } from './letter-frame.service.ts';
import { countAudience, insertReceivers } from './lists.repository.ts';
import { findDue, findStalled, type NewsletterRow, setState, setTested } from './newsletters.repository.ts';
import { type NewslettersService, newsletterSubject } from './newsletters.service.ts';
import { doubtHandedOver, sendDoubtfulAgain, skipWaiting } from './receivers.repository.ts';
import { sendNewsletterJob } from './send-newsletter-job.ts';

interface SteeringParts {
  platform: Platform;
  clock: Clock;
  jobs: Jobs;
  audit: Pick<AuditService, 'record'>;
  accounts: Pick<AccountsService, 'managers' | 'byId'>;
  mail: Pick<MailService, 'handOverLetter' | 'origin'>;
  newsletters: NewslettersService;
  contents: LetterContents;
  frames: LetterFrames;
}

type Action = keyof typeof newsletterAudit;
const planner = systemViewer('newsletters');
/** Work whose process was killed is back within half a minute; what is not after this was lost. */
const stalledAfter = 2 * 60 * 1000;
const countedAtOnce = 20;

export type NewsletterSteeringService = ReturnType<typeof createNewsletterSteeringService>;

/** What becomes of a letter that is written: tried, planned, sent, paused, stopped. */
export function createNewsletterSteeringService(parts: SteeringParts) {
  const { platform, clock, jobs, audit, accounts, mail, newsletters, contents, frames } = parts;

  const record = (
    trx: PlatformTransaction,
    { viewer, client }: Actor,
    action: Action,
    row: NewsletterRow,
    details = {},
  ) =>
    audit.record(
      trx,
      { viewer, client },
      { action: newsletterAudit[action], subject: newsletterSubject(row), details },
    );

  const enqueue = (trx: PlatformTransaction, guid: string) =>
    jobs.enqueue(platform, trx, { name: sendNewsletterJob }, { guid });

  /** Everybody whom it goes to is written down together with the words as they are now. */
  async function begin(trx: PlatformTransaction, actor: Actor, row: NewsletterRow, expected?: number): Promise<void> {
    const list = await newsletters.listOf(row);
    const content = await contents.content(row.letter, list);
    const receivers = list === undefined ? 0 : await insertReceivers(trx, row.guid, list.guid);
    const [fault] = sendingFaultsOf({
      letter: row.letter,
      hasList: list !== undefined,
      shownItems: content.items.length,
      receivers,
    });
    if (fault !== undefined) throw conflict(`newsletter-no-${fault}`);
    // Somebody pressed a button that named a number: another number is another decision.
    if (expected !== undefined && expected !== receivers) throw conflict('newsletter-other-readers');
    const now = clock.now();
    const language = contents.languageOf(list);
    await setState(
      trx,
      row.guid,
      { state: 'Sending', plannedFor: null, beganAt: now, sent: { letter: content, language } },
      now,
    );
    await enqueue(trx, row.guid);
    await record(trx, actor, 'sent', row, { list: list?.name ?? '', receivers });
    await platform.signal(trx, newslettersTag);
  }

  /** What cannot go any more, because its readers or its words are gone, is a draft again. */
  async function beginPlanned(guid: string): Promise<void> {
    try {
      await platform.transaction(async (trx) => {
        const row = await newsletters.requireLocked(trx, guid);
        if (row.state === 'Planned' && row.plannedFor !== null && row.plannedFor <= clock.now()) {
          await begin(trx, { viewer: planner }, row);
        }
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await platform.transaction(async (trx) => {
        const row = await newsletters.requireLocked(trx, guid);
        if (row.state !== 'Planned') return;
        await setState(trx, guid, { state: 'Draft', plannedFor: null }, clock.now());
        await record(trx, { viewer: planner }, 'unplanned', row, { reason: error.code });
        await platform.signal(trx, newslettersTag);
      });
    }
  }

  return {
    /** Who can be sent a test: those who manage the site. */
    async colleagues(viewer: Viewer): Promise<{ name: string; email: string; isMe: boolean }[]> {
      requireAdmin(viewer);
      const people = await accounts.managers(platform.db);
      return people.map(({ id, name, email }) => ({ name, email, isMe: id === viewer.id }));
    },

    async test(viewer: Viewer, guid: string, to: readonly string[]): Promise<Newsletter> {
      requireAdmin(viewer);
      const userId = requireUserId(viewer);
      const [own, managers] = await Promise.all([accounts.byId(platform.db, userId), accounts.managers(platform.db)]);
      const known = new Set([own?.email, ...managers.map(({ email }) => email)]);
      if (to.some((address) => !known.has(address))) throw notAllowed('newsletter-test-stranger');
      const row = await platform.transaction((trx) => newsletters.requireLocked(trx, guid));
      const list = await newsletters.listOf(row);
      const language = contents.languageOf(list);
      const [content, frame] = await Promise.all([contents.content(row.letter, list), frames.frameIn(language)]);
      const words = frames.wordsIn(language);
      const subject = words.testSubject.replace('{{subject}}', () => content.subject);
      const unsubscribeUrl = `${frame.origin}/account/preferences`;
      const rendered = renderLetter({ ...content, subject }, frame, { why: words.testWhy, unsubscribeUrl });
      for (const address of new Set(to)) {
        const id = `${guid}.${crypto.randomUUID()}`;
        await mail
          .handOverLetter({ id, to: address, unsubscribeUrl: undefined, ...rendered }, async () => undefined)
          .catch((error: unknown) => {
            const reason = error instanceof Error ? error.message : String(error);
            throw new AppError('newsletter-test-failed', 502, { values: { address, reason: reason.slice(0, 200) } });
          });
      }
      await platform.transaction(async (trx) => {
        await setTested(trx, guid, [...new Set(to)], clock.now());
        await platform.signal(trx, newslettersTag);
      });
      return newsletters.read(viewer, guid);
    },

    async send(
      actor: Actor,
      guid: string,
      { sequence, receivers }: { sequence: number; receivers: number },
    ): Promise<Newsletter> {
      requireAdmin(actor.viewer);
      await platform.transaction(async (trx) => {
        const row = await newsletters.requireLocked(trx, guid);
        if (!isWritable(row.state)) throw conflict('newsletter-under-way');
        if (row.sequence !== sequence) throw conflict('newsletter-changed');
        await begin(trx, actor, row, receivers);
      });
      return newsletters.read(actor.viewer, guid);
    },

    async plan(
      actor: Actor,
      guid: string,
      { at, sequence }: { at: Date | null; sequence: number },
    ): Promise<Newsletter> {
      requireAdmin(actor.viewer);
      const now = clock.now();
      if (at !== null && isOver(at, now)) throw conflict('newsletter-plan-past');
      await platform.transaction(async (trx) => {
        const row = await newsletters.requireLocked(trx, guid);
        if (!isWritable(row.state)) throw conflict('newsletter-under-way');
        const list = await newsletters.listOf(row);
        // What somebody holds back in time is held back whatever became of it.
        if (at !== null) {
          if (row.sequence !== sequence) throw conflict('newsletter-changed');
          const [fault] = sendingFaultsOf({
            letter: row.letter,
            hasList: list !== undefined,
            shownItems: (await contents.shownItems(row.letter, list)).length,
            receivers: list === undefined ? 0 : (await countAudience(trx, list.guid)).receivers,
          });
          if (fault !== undefined) throw conflict(`newsletter-no-${fault}`);
        }
        await setState(trx, guid, { state: at === null ? 'Draft' : 'Planned', plannedFor: at }, now);
        await record(
          trx,
          actor,
          at === null ? 'unplanned' : 'planned',
          row,
          at === null ? {} : { at: at.toISOString() },
        );
        await platform.signal(trx, newslettersTag);
      });
      return newsletters.read(actor.viewer, guid);
    },

    async steer(actor: Actor, guid: string, to: 'pause' | 'resume' | 'stop'): Promise<Newsletter> {
      requireAdmin(actor.viewer);
      await platform.transaction(async (trx) => {
        const row = await newsletters.requireLocked(trx, guid);
        const now = clock.now();
        const isRight =
          to === 'pause' ? row.state === 'Sending' : to === 'resume' ? row.state === 'Paused' : isUnderWay(row.state);
        if (!isRight) throw conflict('newsletter-not-under-way');
        if (to === 'pause') await setState(trx, guid, { state: 'Paused' }, now);
        if (to === 'resume') {
          await setState(trx, guid, { state: 'Sending' }, now);
          await enqueue(trx, guid);
        }
        if (to === 'stop') {
          await setState(trx, guid, { state: 'Stopped', endedAt: now }, now);
          await skipWaiting(trx, guid, now);
          await keepFigures(trx, guid);
        }
        await record(trx, actor, to === 'pause' ? 'paused' : to === 'resume' ? 'resumed' : 'stopped', row);
        await platform.signal(trx, newslettersTag);
      });
      return newsletters.read(actor.viewer, guid);
    },

    async sendAgain(actor: Actor, guid: string): Promise<Newsletter> {
      requireAdmin(actor.viewer);
      await platform.transaction(async (trx) => {
        const row = await newsletters.requireLocked(trx, guid);
        if (row.state !== 'Sent' && row.state !== 'Stopped') throw conflict('newsletter-under-way');
        const receivers = await sendDoubtfulAgain(trx, guid);
        if (receivers === 0) throw conflict('newsletter-no-doubt');
        await setState(trx, guid, { state: 'Sending', endedAt: null }, clock.now());
        await enqueue(trx, guid);
        await record(trx, actor, 'sentAgain', row, { receivers });
        await platform.signal(trx, newslettersTag);
      });
      return newsletters.read(actor.viewer, guid);
    },

    /** Every minute: what was planned begins, what stands still goes on, and what is over is counted. */
    async upkeep(): Promise<void> {
      const now = clock.now();
      const longAgo = new Date(now.getTime() - stalledAfter);
      for (const { guid } of await findDue(platform.db, now)) await beginPlanned(guid);
      for (const { guid } of await findStalled(platform.db, longAgo)) {
        await platform.transaction((trx) => enqueue(trx, guid));
      }
      for (const { guid } of await findUncounted(platform.db, longAgo, countedAtOnce)) {
        // Stopped, and killed with letters in hand: nobody comes back for them.
        await doubtHandedOver(platform.db, guid, now);
        await keepFigures(platform.db, guid);
      }
    },
  };
}
