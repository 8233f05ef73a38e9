import type { ToldBy } from '#features/following/contract/follow-words.ts';

/** What happened. */
export const noticeKinds = [
  'mentioned',
  'answered',
  'reacted',
  'reviewAsked',
  'reviewAnswered',
  'noteMentioned',
  'submissionAnswered',
  'submissionCame',
  'formOpened',
  'itemOut',
  'itemChanged',
  'pageChanged',
  'statusChanged',
  'reviewDue',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice leads to. A document is a page or an item that is being written, and of a reminder also a file. */
export const aboutKinds = ['page', 'item', 'block', 'submission', 'document', 'form'] as const;
export type AboutKind = (typeof aboutKinds)[number];

/** Rows of the matrix for what is somebody's own; what they follow has a row each. */
export const noticeSubjects = ['asked', 'answered'] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

export const usualWays: Readonly<Record<NoticeSubject, ToldBy>> = {
  asked: { bell: true, mail: 'atOnce' },
  answered: { bell: true, mail: 'atOnce' },
};

const asked: readonly NoticeKind[] = ['mentioned', 'reviewAsked', 'noteMentioned', 'reviewDue'];

export const subjectOfKind = (kind: NoticeKind): NoticeSubject => (asked.includes(kind) ? 'asked' : 'answered');

export const sections = ['you', 'followed'] as const;
export type NoticeSection = (typeof sections)[number];

/** As many as the bell shows; what is older is on the screen of all. */
export const mostInBell = 60;
export const mostMarked = 500;
