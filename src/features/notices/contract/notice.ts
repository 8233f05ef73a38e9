import { z } from 'zod';
import { Follow, FollowTarget, ToldBySchema } from '#features/following/contract/follow.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { TimeZone } from '#platform/contract/time/time-zone-schema.ts';
import { mostMarked, noticeKinds, noticeSubjects, sections } from './notice-words.ts';

const count = z.number().int().min(0);

/** What belongs together, in one line. */
export const NoticeLine = z.object({
  guids: z.array(Guid).min(1),
  section: z.enum(sections),
  kind: z.enum(noticeKinds),
  /** What it is about, as its reader knows it; of several, the newest. */
  title: z.string(),
  path: z.string().nullable(),
  /** Who did it; empty when that is nobody, or nobody's business. */
  by: z.string(),
  /** The first words of what was said. */
  quote: z.string(),
  /** What one follows, that one is told because of. */
  because: z.string().nullable(),
  at: z.iso.datetime(),
  isNew: z.boolean(),
});
export type NoticeLine = z.infer<typeof NoticeLine>;

export const Notices = z.object({
  lines: z.array(NoticeLine),
  /** Lines that were not read yet. */
  unread: z.object({ you: count, followed: count }),
  /** Where the next part begins; null at the end. */
  before: z.iso.datetime().nullable(),
});
export type Notices = z.infer<typeof Notices>;

export const MarkedNotices = z.object({ guids: z.array(Guid).max(mostMarked) });

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.number().int().min(1).max(7);

export const NoticeHoursSchema = z
  .object({
    quietFrom: clock.nullable(),
    quietUntil: clock.nullable(),
    quietDay: day.nullable(),
    digestTime: clock,
    digestDay: day,
    timeZone: TimeZone.nullable().default(null),
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), { path: ['quietUntil'] });

export const SubjectWay = z.object({ subject: z.enum(noticeSubjects), ...ToldBySchema.shape });

/** The matrix of what by which way. */
export const NoticeWays = z.object({
  subjects: z.array(SubjectWay),
  follows: z.array(Follow),
  hours: NoticeHoursSchema,
});
export type NoticeWays = z.infer<typeof NoticeWays>;

/** All mail at once: off, or as it was. */
export const EveryMailWay = z.object({
  subjects: z.array(SubjectWay).max(noticeSubjects.length),
  follows: z.array(FollowTarget.extend(ToldBySchema.shape)).max(500),
});

export const Unsubscribing = z.object({
  /** What would stop: one thing by its name, or a word for what comes by one way. */
  what: z.enum(['asked', 'answered', 'followed', 'atOnce', 'daily', 'weekly', 'all']),
  title: z.string().nullable(),
  isStopped: z.boolean(),
});
export type Unsubscribing = z.infer<typeof Unsubscribing>;

/** Signed, so that nothing has to be kept of it. */
export const UnsubscribeToken = z.string().regex(/^[\w-]{20,400}\.[\w-]{43}$/);
