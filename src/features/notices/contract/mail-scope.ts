import type { FollowKind, MailWay } from '#features/following/contract/follow-words.ts';
import { followKinds } from '#features/following/contract/follow-words.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import { type NoticeSubject, noticeSubjects } from './notice-words.ts';

/** What a mail is about, and so what its reader stops with one press. */
export type MailScope =
  | { subject: NoticeSubject }
  | { kind: FollowKind; guid: string }
  | { way: Exclude<MailWay, 'never'> }
  | { way: 'all' };

export interface MailedNotice {
  because: { kind: FollowKind; guid: string } | null;
  subject: NoticeSubject;
  mail: MailWay;
}

const thingOf = ({ because, subject }: MailedNotice): string =>
  because === null ? `subject.${subject}` : `${because.kind}.${because.guid}`;

/** One thing where it is about one thing; else all that comes by the same way. */
export function scopeOfMail(notices: readonly [MailedNotice, ...MailedNotice[]]): MailScope {
  const [{ because, subject, mail }] = notices;
  if (new Set(notices.map(thingOf)).size === 1) return because ?? { subject };
  const isOneWay = notices.every((notice) => notice.mail === mail);
  return isOneWay && mail !== 'never' ? { way: mail } : { way: 'all' };
}

/** As it stands in an address. */
export function writtenScope(scope: MailScope): string {
  if ('subject' in scope) return `subject.${scope.subject}`;
  return 'way' in scope ? `way.${scope.way}` : `${scope.kind}.${scope.guid}`;
}

const stoppedWays = ['atOnce', 'daily', 'weekly', 'all'] as const;

export function readScope(written: string): MailScope | undefined {
  const [word = '', rest = ''] = written.split('.');
  const subject = noticeSubjects.find((one) => one === rest);
  if (word === 'subject') return subject && { subject };
  const way = stoppedWays.find((one) => one === rest);
  if (word === 'way') return way && { way };
  const kind = followKinds.find((one) => one === word);
  const guid = guidOf(rest);
  return kind === undefined || guid === undefined ? undefined : { kind, guid };
}
