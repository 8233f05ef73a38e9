import type { FollowingService } from '#features/following/server/following.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { scopeOfMail } from '../contract/mail-scope.ts';
import { afterQuiet, zoneOf } from '../contract/notice-hours.ts';
import { subjectOfKind, usualWays } from '../contract/notice-words.ts';
import { textsOfNoticeMail } from './notice-mail-texts.ts';
import type { NamedNotice, NoticeNames } from './notice-names.ts';
import { findHours, findWays } from './notice-ways.repository.ts';
import { findWaitingPeople, lockDue, markMailed, type NoticeRow, postpone } from './notices.repository.ts';
import type { UnsubscribingService } from './unsubscribing.service.ts';

interface NoticeMailParts {
  platform: Platform;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  mail: Pick<MailService, 'queue'>;
  accounts: Pick<AccountsService, 'viewerOf' | 'addressee' | 'isByProof'>;
  following: Pick<FollowingService, 'toldBy'>;
  names: NoticeNames;
  unsubscribing: Pick<UnsubscribingService, 'tokenOf'>;
}

const peopleAtOnce = 100;
/** More than anybody reads; the rest is in the bell. */
const mostInMail = 100;
const hourAfterFailure = 60 * 60 * 1000;

export type NoticeMailsService = ReturnType<typeof createNoticeMailsService>;

/**
 * What waits is mailed when it is due, to one person in one mail: at once, as a digest, or after quiet hours. In the outbox
 * and marked as mailed in one transaction: whoever is killed in between mails nobody twice and leaves nobody out.
 */
export function createNoticeMailsService(parts: NoticeMailParts) {
  const { platform, clock, log, mail, accounts, following, names, unsubscribing } = parts;

  /** Still wanted by mail: they may have let go of it, or stopped its mail, since it happened. */
  async function isWanted(trx: PlatformTransaction, userId: string, row: NoticeRow): Promise<boolean> {
    // Read in the bell: no news.
    if (row.inBell && row.readAt !== null) return false;
    if (row.followKind !== null && row.followGuid !== null) {
      const by = await following.toldBy(trx, userId, { kind: row.followKind, guid: row.followGuid });
      return by !== undefined && by.mail !== 'never';
    }
    const ways = (await findWays(trx, [userId])).get(userId) ?? usualWays;
    return ways[subjectOfKind(row.kind)].mail !== 'never';
  }

  async function write(trx: PlatformTransaction, userId: string, rows: readonly NoticeRow[]): Promise<boolean> {
    const [viewer, to] = await Promise.all([accounts.viewerOf(userId), accounts.addressee(trx, userId)]);
    if (viewer?.isActive !== true || to === undefined) return false;
    const language = chosenLanguage(to.properties);
    const wanted: NoticeRow[] = [];
    for (const row of rows) if (await isWanted(trx, userId, row)) wanted.push(row);
    const [first, ...others] = await names.present(viewer, wanted, language);
    if (first === undefined) return false;
    const notices: [NamedNotice, ...NamedNotice[]] = [first, ...others];
    const timeZone = zoneOf((await findHours(trx, [userId]))(userId), (await platform.locale()).timeZone);
    const scope = scopeOfMail(mapAll(notices, ({ row }) => mailedOf(row)));
    // Who has proven an address and nothing more has no bell to look at: the button leads to what it is about.
    const onward = (await accounts.isByProof(trx, userId)) ? first.path : null;
    await mail.queue(trx, {
      kind: notices.every(({ row }) => row.mail === 'atOnce') ? 'notice' : 'digest',
      to: to.email,
      language,
      texts: textsOfNoticeMail(notices, timeZone, onward !== null),
      link: { path: onward ?? withLanguagePrefix('/account/notices', language), askedAt: undefined },
      unsubscribe: { path: `/unsubscribe/${unsubscribing.tokenOf(userId, scope)}`, askedAt: undefined },
    });
    return true;
  }

  async function mailOne(userId: string): Promise<void> {
    const now = clock.now();
    await platform.transaction(async (trx) => {
      const rows = await lockDue(trx, userId, now, mostInMail);
      if (rows.length === 0) return;
      const guids = rows.map(({ guid }) => guid);
      const { timeZone } = await platform.locale();
      // Hours that were chosen since count too.
      const until = afterQuiet(now, (await findHours(trx, [userId]))(userId), timeZone);
      if (until > now) await postpone(trx, guids, until);
      else await markMailed(trx, guids, (await write(trx, userId, rows)) ? now : null);
    });
  }

  /** Later, so that who fails every minute is not the first in line every minute. */
  async function putOff(userId: string, error: unknown): Promise<void> {
    log.error({ err: error, userId }, 'the mail of notices to one person could not be made');
    const now = clock.now();
    await platform.transaction(async (trx) => {
      const guids = (await lockDue(trx, userId, now, mostInMail)).map(({ guid }) => guid);
      if (guids.length > 0) await postpone(trx, guids, new Date(now.getTime() + hourAfterFailure));
    });
  }

  return {
    /** Whose mail is due, one after the other, until nobody waits. */
    async mailDue(): Promise<void> {
      const seen = new Set<string>();
      for (;;) {
        const waiting = await findWaitingPeople(platform.db, clock.now(), peopleAtOnce);
        const people = waiting.filter(({ userId }) => !seen.has(userId));
        // Only such as another process has in hand, or who have more than one mail takes: the next minute is theirs.
        if (people.length === 0) return;
        for (const { userId } of people) {
          seen.add(userId);
          // One whose mail cannot be made must not keep the others waiting.
          await mailOne(userId).catch((error: unknown) => putOff(userId, error));
        }
      }
    },
  };
}

const mapAll = <T, U>([first, ...rest]: readonly [T, ...T[]], of: (one: T) => U): [U, ...U[]] => [
  of(first),
  ...rest.map(of),
];

const mailedOf = ({ kind, followKind, followGuid, mail }: NoticeRow) => ({
  because: followKind === null || followGuid === null ? null : { kind: followKind, guid: followGuid },
  subject: subjectOfKind(kind),
  mail,
});
