import { type FollowingService, targetKey } from '#features/following/server/following.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { gone } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { isMailedKey, mailedKeyOf } from '#platform/server/mailed-key.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type MailScope, readScope, writtenScope } from '../contract/mail-scope.ts';
import type { Unsubscribing } from '../contract/notice.ts';
import { noticeSubjects, usualWays } from '../contract/notice-words.ts';
import { findWays, storeWay } from './notice-ways.repository.ts';

interface UnsubscribingParts {
  platform: Platform;
  authSecret: string;
  accounts: Pick<AccountsService, 'viewerOf'>;
  following: Pick<FollowingService, 'named' | 'stopMail' | 'toldBy' | 'mailWaysOf'>;
}

const purpose = 'unsubscribe';

export type UnsubscribingService = ReturnType<typeof createUnsubscribingService>;

/** Stopping a mail from the mail itself, without signing in (RFC 8058). A token is for one person and one thing. */
export function createUnsubscribingService({ platform, authSecret, accounts, following }: UnsubscribingParts) {
  /** Other platforms have the same secret. */
  const signed = (text: string) => `${platform.id} ${text}`;

  function read(token: string): { userId: string; scope: MailScope } {
    const [text = '', key = ''] = token.split('.');
    const written = Buffer.from(text, 'base64url').toString();
    const [userId = '', ...rest] = written.split(' ');
    const scope = readScope(rest.join(' '));
    if (!isMailedKey(authSecret, purpose, signed(written), key) || scope === undefined) throw gone();
    return { userId, scope };
  }

  async function requirePerson(token: string): Promise<{ viewer: Viewer; userId: string; scope: MailScope }> {
    const { userId, scope } = read(token);
    const viewer = await accounts.viewerOf(userId);
    if (viewer === undefined) throw gone();
    return { viewer, userId, scope };
  }

  /** No mail comes of it any more, however that came about. */
  async function isStopped(userId: string, scope: MailScope): Promise<boolean> {
    const ways = (await findWays(platform.db, [userId])).get(userId) ?? usualWays;
    if ('subject' in scope) return ways[scope.subject].mail === 'never';
    if ('kind' in scope) return ((await following.toldBy(platform.db, userId, scope))?.mail ?? 'never') === 'never';
    const all = [...noticeSubjects.map((subject) => ways[subject].mail), ...(await following.mailWaysOf(userId))];
    return scope.way === 'all' ? all.every((way) => way === 'never') : !all.includes(scope.way);
  }

  return {
    tokenOf(userId: string, scope: MailScope): string {
      const text = `${userId} ${writtenScope(scope)}`;
      return `${Buffer.from(text).toString('base64url')}.${mailedKeyOf(authSecret, purpose, signed(text))}`;
    },

    async read(token: string, language: Language): Promise<Unsubscribing> {
      const { viewer, userId, scope } = await requirePerson(token);
      const stopped = { isStopped: await isStopped(userId, scope) };
      if ('subject' in scope) return { what: scope.subject, title: null, ...stopped };
      if ('way' in scope) return { what: scope.way, title: null, ...stopped };
      const names = await following.named(viewer, [scope], language);
      return { what: 'followed', title: names.get(targetKey(scope))?.title ?? null, ...stopped };
    },

    /** Twice is once. */
    async stop(token: string): Promise<void> {
      const { userId, scope } = await requirePerson(token);
      await platform.transaction(async (trx) => {
        if ('kind' in scope) return following.stopMail(trx, userId, { target: scope });
        const ways = (await findWays(trx, [userId])).get(userId) ?? usualWays;
        const stopped =
          'subject' in scope ? undefined : scope.way === 'all' ? (['atOnce', 'daily', 'weekly'] as const) : [scope.way];
        for (const subject of noticeSubjects) {
          const isMeant =
            'subject' in scope ? scope.subject === subject : stopped?.some((way) => way === ways[subject].mail);
          if (isMeant === true) await storeWay(trx, userId, subject, { ...ways[subject], mail: 'never' });
        }
        if (stopped !== undefined) await following.stopMail(trx, userId, { ways: stopped });
      });
    },
  };
}
