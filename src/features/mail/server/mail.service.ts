import { randomUUID } from 'node:crypto';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { isProductLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Backlog, backlogOf } from '#platform/server/http/work-metrics.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { failedMailTag, outboxTag } from '../contract/mail.tags.ts';
import type { MailDetail, Outbox } from '../contract/mail.ts';
import { type KnownAddresses, mailDomain, mailOrigin } from '../contract/mail-origin.ts';
import { maskedContent, secretsOf, withoutSecrets } from '../contract/mail-secrets.ts';
import type { ShippedMailTexts, TextsOfMail } from '../contract/mail-texts.ts';
import { type MailContent, renderMail } from '../contract/render-mail.ts';
import { sendMailJob } from '../contract/send-mail-job.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import {
  countBacklog,
  deleteMailBefore,
  findHeldMail,
  findMailToSend,
  findShownMail,
  type HeldMail,
  insertMail,
  listMail,
  markGivenUp,
  markHandedOver,
  markKept,
  markSent,
  markTried,
  markWaiting,
  type OutboxFilter,
} from './mail.repository.ts';
import type { Deliverable, MailTransport } from './mail-transport.ts';
import { mailRetries, triesUntilTold } from './send-mail-job.ts';

interface MailParts {
  platform: Platform;
  settings: SettingsService;
  jobs: Jobs;
  clock: Clock;
  transport: MailTransport;
  /** Who mails are from; without it an address at the platform's own domain. */
  from: string | undefined;
  /** Whether mails go by a mail server of the platform itself. */
  hasOwnServer(): Promise<boolean>;
  addresses: Omit<KnownAddresses, 'primaryDomain'>;
  shippedTexts: ShippedMailTexts;
}

/**
 * A path of this site. What stands before it in the mail is decided here and nowhere else: `askedAt`, the origin of the
 * request that brings the mail on, can be anything that a caller wrote.
 */
export interface MailLink {
  path: string;
  askedAt: string | undefined;
}

export interface MailMessage {
  kind: string;
  to: string;
  language: Language;
  texts: TextsOfMail;
  values?: Record<string, string>;
  /** Names of values that are the receiver's alone, as links and codes are: the outbox does not show them. */
  privateValues?: readonly string[];
  /** Behind the button. */
  link?: MailLink;
  code?: string;
  /** Without a language before its path: mail programs post to it, and only the link that people see leads to words. */
  unsubscribe?: MailLink;
}

const ownTexts = { nl, en };
const daysKept = 30;
const job = { name: sendMailJob };

export type MailService = ReturnType<typeof createMailService>;

export function createMailService(parts: MailParts) {
  const { platform, settings, jobs, clock, transport, from, hasOwnServer, addresses, shippedTexts } = parts;
  const sender = async () => {
    const { platformName, primaryDomain, mailSender } = await settings.all();
    // The installation's mail server is of others too: who sends by it does so under the name that it was given.
    if (mailSender !== '' && (await hasOwnServer())) return mailSender;
    if (from !== undefined) return from;
    const domain = mailDomain({ ...addresses, primaryDomain });
    return `"${platformName.replaceAll(/["\\\r\n]/g, '')}" <no-reply@${domain}>`;
  };

  const originOf = async (askedAt = ''): Promise<string> => {
    const { primaryDomain } = await settings.all();
    return mailOrigin(askedAt, { ...addresses, primaryDomain });
  };

  const addressOf = async ({ path, askedAt }: MailLink): Promise<string> => (await originOf(askedAt)) + path;

  const unsubscribeLabel = (language: Language): string => {
    if (isProductLanguage(language)) return ownTexts[language].mail.unsubscribe;
    return (shippedTexts[language] as typeof nl).mail.unsubscribe;
  };

  async function contentOf(message: MailMessage): Promise<MailContent> {
    const { link, unsubscribe } = message;
    const { platformName, colorScheme } = await settings.all();
    const written = message.texts(message.language, shippedTexts);
    const origin = await originOf(link?.askedAt);
    const unsubscribeUrl =
      unsubscribe &&
      (await addressOf({ ...unsubscribe, path: withLanguagePrefix(unsubscribe.path, message.language) }));
    return {
      addressOf: (path) => origin + path,
      texts: written.texts,
      values: { platformName, ...message.values },
      url: link && (await addressOf(link)),
      code: message.code,
      language: written.language,
      platformName,
      primaryColor: colorScheme.primary,
      unsubscribe:
        unsubscribeUrl === undefined ? undefined : { url: unsubscribeUrl, label: unsubscribeLabel(written.language) },
    };
  }

  return {
    /** Whom mails are from, by name and address. */
    sender,

    /** At once and past the outbox: who tries the mail server hears from it by what is thrown. */
    async deliverNow(message: MailMessage): Promise<void> {
      const mail = renderMail(await contentOf(message));
      const unsubscribeUrl = undefined;
      await transport.deliver({ id: randomUUID(), from: await sender(), to: message.to, ...mail, unsubscribeUrl });
    },

    /** What addresses in mails begin with; a letter to many leads to the site by its own name. */
    origin: (): Promise<string> => addressOf({ path: '', askedAt: undefined }),

    /** Whether mails leave the building, for what goes on without anybody asking. */
    hasServer: (): Promise<boolean> => transport.hasServer(),

    /** One letter of many, past the outbox: who sends them keeps what became of each (features/newsletters). */
    handOverLetter: async (letter: Omit<Deliverable, 'from'>, beforeEnd: () => Promise<void>): Promise<void> =>
      transport.deliverLetter({ ...letter, from: await sender() }, beforeEnd),

    /** The words that a letter brings along, in languages besides the product’s own. */
    shippedTexts,

    /** In the caller's transaction: the mail goes out exactly when what it tells of has happened. */
    async queue(trx: PlatformTransaction, message: MailMessage): Promise<{ id: string }> {
      const { language, kind, to } = message;
      const content = await contentOf(message);
      const unsubscribeUrl = message.unsubscribe && (await addressOf(message.unsubscribe));
      const id = await insertMail(trx, {
        ...renderMail(content),
        shownText: renderMail(maskedContent(content, message.privateValues)).text,
        secrets: secretsOf(content, unsubscribeUrl),
        kind,
        language,
        to,
        unsubscribeUrl,
      });
      await jobs.enqueue(platform, trx, job, { mailId: id });
      await platform.signal(trx, outboxTag);
      return { id };
    },

    /** The job's work. A failure is thrown on, so that the job is tried again later. */
    async deliver(mailId: string): Promise<void> {
      const mail = await findMailToSend(platform.db, mailId);
      if (mail === undefined || mail.state !== 'Waiting') return;
      const { to, subject, text, html } = mail;
      await markHandedOver(platform.db, mailId, clock.now());
      try {
        const unsubscribeUrl = mail.unsubscribeUrl ?? undefined;
        await transport.deliver({ id: mailId, from: await sender(), to, subject, text, html, unsubscribeUrl });
      } catch (error) {
        const isLast = mail.tries >= mailRetries.retryLimit;
        const reason = withoutSecrets(error instanceof Error ? error.message : String(error), mail.secrets);
        await markTried(platform.db, mailId, reason, isLast, clock.now());
        await platform.signal(platform.db, outboxTag);
        if (isLast || mail.tries + 1 === triesUntilTold) await platform.signal(platform.db, failedMailTag);
        // Not the error itself: it is kept with the job, shown to admins and logged, and may quote the mail.
        throw new Error(reason);
      }
      await ((await transport.hasServer()) ? markSent : markKept)(platform.db, mailId, clock.now());
      await platform.signal(platform.db, outboxTag);
      if (mail.tries >= triesUntilTold) await platform.signal(platform.db, failedMailTag);
    },

    /** No more tries come by themselves: it is with what failed, where an admin sends it again. */
    async giveUp(mailId: string): Promise<void> {
      await markGivenUp(platform.db, mailId, clock.now());
      await platform.signal(platform.db, outboxTag);
      await platform.signal(platform.db, failedMailTag);
    },

    /** For admins: to anyone else it says which ways in are of no use. */
    async status(viewer: Viewer): Promise<{ hasServer: boolean }> {
      requireAdmin(viewer);
      return { hasServer: await transport.hasServer() };
    },

    /** The whole address of a link that someone hands over by themselves, because no mail can. */
    async linkToHandOver(link: MailLink): Promise<string> {
      if (await transport.hasServer()) throw conflict('mail-is-sent');
      return addressOf(link);
    },

    async list(viewer: Viewer, filter: OutboxFilter): Promise<Outbox> {
      requireAdmin(viewer);
      const { mails, total } = await listMail(platform.db, filter);
      return { mails: mails.map(withDates), total, hasServer: await transport.hasServer() };
    },

    /** Mails that the mail server has not taken for longer than it takes to start one anew. */
    async held(viewer: Viewer): Promise<HeldMail | undefined> {
      requireAdmin(viewer);
      return findHeldMail(platform.db, triesUntilTold);
    },

    /** Only the receiver may read the links and codes in it, so nobody gets them here. */
    async read(viewer: Viewer, id: string): Promise<MailDetail> {
      requireAdmin(viewer);
      const mail = await findShownMail(platform.db, id);
      if (mail === undefined) throw notFound();
      return withDates(mail);
    },

    async sendAgain(viewer: Viewer, id: string): Promise<MailDetail> {
      requireAdmin(viewer);
      await platform.transaction(async (trx) => {
        if (!(await markWaiting(trx, id)))
          throw (await findShownMail(trx, id)) ? conflict('mail-not-failed') : notFound();
        await jobs.enqueue(platform, trx, job, { mailId: id });
        await platform.signal(trx, outboxTag);
        await platform.signal(trx, failedMailTag);
      });
      return this.read(viewer, id);
    },

    /** For the figures of the machine: numbers, and nothing of who writes to whom. */
    async backlog(): Promise<{ mail: Backlog; failedMails: number }> {
      const { waiting, since, failed } = await countBacklog(platform.db);
      return { mail: backlogOf(waiting, since, clock.now()), failedMails: failed };
    },

    async forgetOld(): Promise<void> {
      await deleteMailBefore(platform.db, new Date(clock.now().getTime() - daysKept * 24 * 60 * 60 * 1000));
    },
  };
}

const withDates = <T extends { createdAt: Date; endedAt: Date | null }>(mail: T) => ({
  ...mail,
  createdAt: mail.createdAt.toISOString(),
  endedAt: mail.endedAt?.toISOString() ?? null,
});
