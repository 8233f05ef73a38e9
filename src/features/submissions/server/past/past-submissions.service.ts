import { randomUUID } from 'node:crypto';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { Posted } from '../../contract/filling.ts';
import { clockAfter, type DueClock } from '../../contract/handling/due-clock.ts';
import { statusKindOf } from '../../contract/handling/submission-status.ts';
import { type LiveForm, readAnswers, referenceOf, senderEmailOf } from '../form-filling.ts';
import type { SentFor, SentForService } from '../sending-for/sent-for.service.ts';
import { insertPast, type PastRow, takeNumbers } from './past-submissions.repository.ts';

/** One that was sent before there was anything here to send it to, and what was made of it since. */
export interface PastSubmission {
  version: number;
  posted: Posted;
  language: string;
  beganAt: Date;
  sentAt: Date;
  senderGuid?: string | null;
  status: string;
  assigneeGuid?: string | null;
  labels: string[];
  doneAt?: Date | null;
  /** For an event: it takes a place, or waits, in the order in which these were sent. */
  sentFor?: SentFor;
  events: { kind: string; at: Date; by: string | null; data: Record<string, JsonValue> }[];
}

interface PastParts {
  platform: Platform;
  forms: LiveFormsService;
  sentFor: Pick<SentForService, 'keep' | 'begin'>;
}

const day = 24 * 60 * 60 * 1000;

/** What waits for the resident since its last event stood still from then on. */
function clockOf({ sentAt, status, events }: PastSubmission, dueDays: number | null): DueClock {
  const clock = { dueAt: dueDays === null ? null : new Date(sentAt.getTime() + dueDays * day), secondsLeft: null };
  return clockAfter(clock, statusKindOf(status, []) ?? 'open', events.at(-1)?.at ?? sentAt);
}

export type PastSubmissionsService = ReturnType<typeof createPastSubmissionsService>;

/** Takes over what was sent elsewhere: read and checked as if it were sent now, at once instead of one by one. */
export function createPastSubmissionsService({ platform, forms, sentFor }: PastParts) {
  return {
    async takeOver(viewer: Viewer, formGuid: string, past: readonly PastSubmission[]): Promise<void> {
      requireAdmin(viewer);
      const form = await forms.readLive(viewer, formGuid);
      if (form === undefined) throw notFound();
      const { timeZone } = await platform.locale();
      const rows = await readAll(form, past);
      await platform.transaction(async (trx, touch) => {
        const ordered = rows.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
        const yearOf = ({ sentAt }: { sentAt: Date }) => Number(calendarDay(sentAt, timeZone).slice(0, 4));
        for (const [year, ofYear] of Map.groupBy(ordered, yearOf)) {
          await insertNumbered(trx, touch, form, year, ofYear);
        }
        touch(formTag(form.guid));
      });
    },
  };

  async function readAll(form: LiveForm, past: readonly PastSubmission[]) {
    const { timeZone } = await platform.locale();
    const documents = new Map<number, LiveForm['document']>();
    for (const version of new Set(past.map((one) => one.version))) {
      const document = await forms.readVersion(form.guid, version);
      if (document === undefined) throw notFound();
      documents.set(version, document);
    }
    return past.flatMap((one) => {
      const document = documents.get(one.version);
      if (document === undefined) return [];
      const { answers, faults } = readAnswers(document, one.posted, timeZone);
      if (faults.length > 0)
        throw badInput(faults.map(({ name, fault }) => ({ path: name, code: fault, message: fault })));
      return [{ ...one, answers }];
    });
  }

  async function insertNumbered(
    trx: PlatformTransaction,
    touch: Touch,
    form: LiveForm,
    year: number,
    past: Awaited<ReturnType<typeof readAll>>,
  ): Promise<void> {
    const { referencePrefix, dueDays } = form.settings;
    const first = await takeNumbers(trx, form.guid, year, past.length);
    const rows = past.map(
      (one, index): PastRow => ({
        guid: randomUUID(),
        formGuid: form.guid,
        version: one.version,
        reference: referenceOf(referencePrefix, year, first + index),
        answers: one.answers,
        language: one.language,
        senderGuid: one.senderGuid ?? null,
        senderEmail: senderEmailOf(form, one.answers),
        keyHash: hashOfKey(randomUUID()),
        beganAt: one.beganAt,
        sentAt: one.sentAt,
        status: one.status,
        assigneeGuid: one.assigneeGuid ?? null,
        labels: one.labels,
        ...clockOf(one, dueDays),
        doneAt: one.doneAt ?? null,
        itemGuid: one.sentFor?.itemGuid ?? null,
        events: one.events,
      }),
    );
    await insertPast(trx, rows);
    for (const [index, { sentFor: target }] of past.entries()) {
      const guid = rows[index]?.guid;
      if (target === undefined || guid === undefined) continue;
      await sentFor.keep(trx, guid, target);
      await sentFor.begin(trx, touch, guid);
    }
  }
}
