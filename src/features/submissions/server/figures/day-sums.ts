import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import { isTimeZone, type TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { type DayRun, dayRuns, monthRuns } from '../../contract/figures/day-runs.ts';
import type { TallyAsked } from '../../contract/figures/figure-selection.ts';
import { nameOfTally } from '../../contract/figures/fold-sums.ts';
import {
  type Counted,
  forgetDaySums,
  hasSumChanges,
  listVersionSums,
  lockSums,
  readSentSpan,
  takeSumChanges,
  type VersionSum,
  writeDaySums,
  writeVersionSum,
} from './day-sums.repository.ts';

export interface Wanted {
  formGuid: string;
  versions: readonly number[];
  tallies: readonly TallyAsked[];
  fields: readonly string[];
}

/** In a version where it was another question, what people wrote may be among the answers: that is not counted. */
const countedIn = (version: number, { tallies, fields }: Wanted): Counted => ({
  tallies: tallies.filter(({ versions }) => versions.includes(version)),
  fields,
});

const holds = (known: Counted, wanted: Counted): boolean => {
  const names = new Set(known.tallies.map(nameOfTally));
  return (
    wanted.tallies.every((one) => names.has(nameOfTally(one))) &&
    wanted.fields.every((field) => known.fields.includes(field))
  );
};

const together = (one: Counted | undefined, other: Counted): Counted => ({
  tallies: [
    ...new Map(
      [...(one?.tallies ?? []), ...other.tallies].map(({ field, shape, path }) => [
        nameOfTally({ field, shape, path }),
        { field, shape, path },
      ]),
    ).values(),
  ],
  fields: [...new Set([...(one?.fields ?? []), ...other.fields])],
});

const isKept = (known: VersionSum | undefined, zone: TimeZone, wanted: Counted): boolean =>
  known !== undefined && known.zone === zone && holds(known.counted, wanted);

const momentsOf = ({ from, until }: DayRun, zone: TimeZone) => ({
  from: startOfDay(from, zone),
  until: startOfDay(addDays(until, 1), zone),
});

/**
 * Keeps the sums of days true (docs/decisions, sums of forms). A change of a submission leaves a row that says which day
 * it was of; those days are summed up anew when somebody looks. Nothing is added to or taken off a sum, so none can drift.
 */
export function createDaySums(platform: Platform) {
  async function sumUpAnew(trx: PlatformTransaction, wanted: Wanted, zone: TimeZone): Promise<void> {
    const { formGuid, versions } = wanted;
    await lockSums(trx, formGuid);
    const changes = await takeSumChanges(trx, formGuid);
    const known = await listVersionSums(trx, formGuid);
    const changedDays = Map.groupBy(changes, ({ version }) => version);
    for (const version of versions) {
      const counted = countedIn(version, wanted);
      const sum = known.get(version);
      if (isKept(sum, zone, counted)) continue;
      const more = together(sum?.counted, counted);
      await forgetDaySums(trx, formGuid, version);
      const sent = await readSentSpan(trx, formGuid, version);
      // By months: all at once would be more than the database sorts in memory, and one statement that takes too long.
      for (const run of sent === undefined
        ? []
        : monthRuns(calendarDay(sent.first, zone), calendarDay(sent.last, zone)))
        await writeDaySums(trx, more, { formGuid, version, ...momentsOf(run, zone), run, zone });
      await writeVersionSum(trx, formGuid, { version, zone, counted: more });
      changedDays.delete(version);
    }
    for (const [version, changed] of changedDays) {
      const sum = known.get(version);
      // Of a version that nobody looked at there are no sums.
      if (sum === undefined || !isTimeZone(sum.zone)) continue;
      const own = sum.zone;
      const runs = dayRuns(changed.map(({ sentAt }) => calendarDay(sentAt, own)));
      for (const run of runs.flatMap(({ from, until }) => monthRuns(from, until))) {
        await writeDaySums(trx, sum.counted, { formGuid, version, ...momentsOf(run, own), run, zone: own });
      }
    }
  }

  return {
    /** After this the sums hold what was sent until now. */
    async bringUpToDate(wanted: Wanted): Promise<void> {
      const { timeZone } = await platform.locale();
      const known = await listVersionSums(platform.db, wanted.formGuid);
      const isWhole = wanted.versions.every((version) =>
        isKept(known.get(version), timeZone, countedIn(version, wanted)),
      );
      if (isWhole && !(await hasSumChanges(platform.db, wanted.formGuid))) return;
      await platform.transaction((trx) => sumUpAnew(trx, wanted, timeZone));
    },
  };
}
