import type { PastSubmission } from '#features/submissions/server/past/past-submissions.service.ts';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import type { DemoDates } from '../content/demo-dates.ts';
import { type Random, seededRandom } from '../pictures/seeded-random.ts';
import { type DemoForm, formKeys } from './demo-form.ts';
import { chance, pickWeighted } from './made-up.ts';

/** Who deals with what was sent: the demo's admin and its content manager. */
export interface DemoHandlers {
  admin: string;
  manager: string;
}

/** In the evening most, at night nobody. */
const hours = [
  [19, 14],
  [20, 16],
  [21, 11],
  [9, 9],
  [10, 10],
  [11, 8],
  [12, 8],
  [13, 7],
  [14, 7],
  [16, 9],
  [17, 6],
  [22, 4],
  [7, 3],
] as const;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment of the weeks in which it could be filled in; the nearest days have a little more. */
function momentOf(random: Random, { versions }: DemoForm, { today }: DemoDates): Date {
  const oldest = Math.max(...versions.map(({ daysAgo }) => daysAgo));
  const daysAgo = 1 + Math.floor(random() ** 1.3 * (oldest - 1));
  const at = [pickWeighted(random, hours), Math.floor(random() * 60)].map((part) => String(part).padStart(2, '0'));
  return momentAt(addDays(today, -daysAgo), at.join(':'), defaultTimeZone);
}

const versionAt = ({ versions }: DemoForm, sentAt: Date, now: Date): number =>
  Math.max(1, versions.filter(({ daysAgo }) => sentAt.getTime() >= now.getTime() - daysAgo * day).length);

type Handling = Pick<PastSubmission, 'status' | 'assigneeGuid' | 'doneAt' | 'events'>;

/** Without a clock it takes about a week. */
const usualDays = 7;
/** Of what is over its time so many are still open, and of what was done so many were late: in a town that is run well, a few. */
const stillOpen = 0.02;
const doneLate = 0.05;

/** The older it is, the further somebody is with it. */
function handled(
  random: Random,
  { sentAt, dueDays }: { sentAt: Date; dueDays: number | null | undefined },
  now: Date,
  { admin, manager }: DemoHandlers,
): Handling {
  const age = (now.getTime() - sentAt.getTime()) / day;
  const due = dueDays ?? usualDays;
  if (age < 1 || (age < 2 && chance(random, 0.5)))
    return { status: 'new', assigneeGuid: null, doneAt: null, events: [] };
  const by = chance(random, 0.65) ? manager : admin;
  const takenAt = new Date(sentAt.getTime() + (2 + random() * 20) * hour);
  const taken = { kind: 'assigned', at: takenAt, by, data: { assigneeGuid: by } };
  const took = chance(random, doneLate) ? due * (1 + random()) : due * (0.3 + 0.65 * random());
  const doneAt = new Date(Math.max(sentAt.getTime() + took * day, takenAt.getTime() + hour));
  // What was asked of the resident is no longer than some weeks unanswered.
  const isWaiting = age < 14 && chance(random, 0.08);
  if (isWaiting || doneAt.getTime() > now.getTime() - hour || chance(random, age < 3 * due ? stillOpen : 0)) {
    const status = isWaiting ? 'waiting' : 'open';
    const events = [taken, { kind: 'status', at: new Date(takenAt.getTime() + minute), by, data: { status } }];
    return { status, assigneeGuid: by, doneAt: null, events };
  }
  return {
    status: 'done',
    assigneeGuid: by,
    doneAt,
    events: [taken, { kind: 'status', at: doneAt, by, data: { status: 'done' } }],
  };
}

/** What was sent by one of the forms: the same every time that the demo is made on the same day. */
export function demoSubmissions(form: DemoForm, dates: DemoDates, now: Date, handlers: DemoHandlers): PastSubmission[] {
  const random = seededRandom(417 + formKeys.indexOf(form.key));
  return Array.from({ length: form.sent }, (_, index) => {
    const itemGuid = form.items?.[index % form.items.length];
    const sentAt = momentOf(random, form, dates);
    const version = versionAt(form, sentAt, now);
    const filled = form.fill(random, version);
    const took = form.minutes * minute * (0.4 + random() * 1.6);
    const handling = form.isCounted
      ? { status: 'new', events: [] }
      : handled(random, { sentAt, dueDays: form.settings.dueDays }, now, handlers);
    return {
      version,
      posted: filled,
      language: chance(random, 0.93) ? 'nl' : 'en',
      beganAt: new Date(sentAt.getTime() - took),
      sentAt,
      ...(itemGuid !== undefined && { sentFor: { itemGuid, guests: undefined } }),
      labels: handling.status === 'new' ? [] : form.labels(filled),
      ...handling,
    };
  });
}
