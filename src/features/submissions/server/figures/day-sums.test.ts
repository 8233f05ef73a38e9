import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { TallyAsked } from '../../contract/figures/figure-selection.ts';
import { foldAnswered, foldCells, foldTally, foldTimes } from '../../contract/figures/fold-sums.ts';
import { emptySubmissions, writeAnswers } from '../keeping/retention.repository.ts';
import { buildSubmissions } from '../submissions.factory.ts';
import { withdraw } from '../submissions.repository.ts';
import { sumUpNow } from './day-sums.repository.ts';
import { counting } from './submission-figures.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const versions = [1, 2];
const tallies: TallyAsked[] = [
  { field: 'kade', shape: 'list', path: [], versions },
  { field: 'veilig', shape: 'one', path: [], versions },
  { field: 'eens', shape: 'one', path: ['autovrij'], versions },
  { field: 'volg', shape: 'order', path: [], versions },
  { field: 'adres', shape: 'postcode', path: ['postcode'], versions },
  { field: 'adres', shape: 'cell', path: [], versions },
  { field: 'soort', shape: 'list', path: [], versions: [2] },
];
const fields = ['kade', 'veilig', 'open', 'soort'];
const asked = { tallies, fields, lastMinute: 10 };

/** The same each time, so that what falls once falls again. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const answersBy = (random: (below: number) => number) => ({
  ...(random(4) > 0 && { kade: random(2) === 0 ? ['zwemmen'] : ['zitten', 'zwemmen'] }),
  veilig: random(5),
  eens: { autovrij: random(2) === 0 ? 'eens' : 'oneens' },
  volg: random(2) === 0 ? ['boom', 'trap'] : ['trap', 'boom'],
  adres:
    random(3) === 0
      ? { [random(2) === 0 ? 'lat' : 'latitude']: 52 + random(9) / 250, lon: 4.3 }
      : { postcode: random(3) === 0 ? '' : `${1000 + random(4)} AB` },
  ...(random(2) === 0 && {
    open: `Antwoord van de ${['haven', 'kade', 'haven, de Haven'][random(3)]} ${random(1000)}`,
  }),
  soort: random(2) === 0 ? 'melding' : 'vraag',
});

const form = () =>
  buildForm(test.services, {
    document: { fields: [{ id: 'veilig', kind: 'scale', label: text('Hoe veilig?') }] },
  });
const prepare = (formGuid: string) =>
  test.services.submissionFigures.prepare(system, { formGuid, versions, tallies, fields });

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();

const mostWords = { field: 'open', newest: 5000, least: 1, limit: 100 };

/** As somebody finds it who reads every answer. */
async function recounted(formGuid: string, at: number[] = versions) {
  const { db } = test.platform;
  const sums = await sumUpNow(db, { formGuid, versions: at }, { tallies, fields });
  const rows = await counting(db, { formGuid, versions: at })
    .select(['sent_at', sql<string | null>`answers ->> 'open'`.as('open')])
    .execute();
  const hours = new Map<string, number>();
  const words = new Map<string, number>();
  for (const { sent_at: sentAt, open } of rows) {
    const { weekday, hour } = localHour(sentAt);
    hours.set(`${weekday}.${hour}`, (hours.get(`${weekday}.${hour}`) ?? 0) + 1);
    const written = (open ?? '').toLowerCase().split(/[^a-z]+/);
    for (const word of new Set(written.filter(({ length }) => length >= 4)))
      words.set(word, (words.get(word) ?? 0) + 1);
  }
  return {
    tally: sorted(foldTally(sums, tallies)),
    numbers: foldAnswered(sums, fields),
    times: foldTimes(sums, 10),
    cells: sorted([...foldCells(sums, tallies).values()].flat()),
    hours: [...hours].sort(),
    words: [...words].sort(),
  };
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const inAmsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});
function localHour(moment: Date): { weekday: number; hour: number } {
  const parts = Object.fromEntries(inAmsterdam.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { weekday: 1 + weekdays.indexOf(parts.weekday ?? ''), hour: Number(parts.hour) };
}

async function kept(formGuid: string, at: number[] = versions) {
  await prepare(formGuid);
  const selection = { formGuid, versions: at };
  const { tally, hours, cells, ...rest } = await test.services.submissionFigures.sum(system, selection, asked);
  const words = await test.services.submissionFigures.words(system, selection, mostWords);
  return {
    tally: sorted(tally),
    ...rest,
    cells: sorted([...cells.values()].flat()),
    hours: hours.map(({ weekday, hour, number }) => [`${weekday}.${hour}`, number]).sort(),
    words: words.map(({ word, number }) => [word, number]).sort(),
  };
}

describe('sums of days', () => {
  it.each([1, 2, 3])('are what a recount says, whatever was done (%i)', async (seed) => {
    const random = numbersFrom(seed);
    const formGuid = await form();
    const { db } = test.platform;
    const guids: string[] = [];
    const one = () => guids[random(guids.length)] ?? '';
    const set = (values: { deleted_at?: Date | null; status?: string; sent_at?: Date }) =>
      db.updateTable('form_submission').set(values).where('guid', '=', one()).execute();
    const now = new Date();
    const steps = [
      async () => {
        const day = new Date(Date.UTC(2026, random(3) * 5, 1 + random(27), random(24)));
        const answers = Array.from({ length: 1 + random(6) }, () => answersBy(random));
        guids.push(...(await buildSubmissions(test.platform, formGuid, { answers, version: 1 + random(2), now: day })));
      },
      () => test.platform.transaction((trx) => withdraw(trx, one(), now)),
      () => test.platform.transaction((trx) => writeAnswers(trx, one(), answersBy(random), now)),
      () => test.platform.transaction((trx) => emptySubmissions(trx, [one()], now)),
      () => set({ deleted_at: random(2) === 0 ? now : null }),
      () => set({ status: random(2) === 0 ? 'unproven' : 'new' }),
      () => set({ sent_at: new Date(Date.UTC(2026, 6, 1 + random(20))) }),
      () => db.deleteFrom('form_submission').where('guid', '=', one()).execute(),
      () => prepare(formGuid),
    ];
    for (let count = 0; count < 60; count += 1) {
      await steps[count < 5 ? 0 : random(steps.length)]?.();
      if (count % 12 === 0) expect(await kept(formGuid)).toEqual(await recounted(formGuid));
    }
    expect(await kept(formGuid)).toEqual(await recounted(formGuid));
    expect(await kept(formGuid, [2])).toEqual(await recounted(formGuid, [2]));
    const { number } = await test.services.submissionFigures.stand(system, { formGuid, versions });
    const { taken } = await db
      .selectFrom('form_submission')
      .select(({ fn }) => fn.countAll<number>().as('taken'))
      .where('form_guid', '=', formGuid)
      .where('withdrawn_at', 'is', null)
      .where('deleted_at', 'is', null)
      .where('status', '<>', 'unproven')
      .executeTakeFirstOrThrow();
    expect(number).toBe(taken);
  });

  it('are made anew on another calendar, and keep no words of where it was another question', async () => {
    const formGuid = await form();
    const answers = [{ soort: 'Ik woon op de Kade' }];
    const late = new Date('2026-03-01T23:30:00Z');
    await buildSubmissions(test.platform, formGuid, { answers, now: late });
    await prepare(formGuid);
    const rows = await test.platform.db
      .selectFrom('form_day_sum')
      .selectAll()
      .where('form_guid', '=', formGuid)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('Kade');
    expect(await test.services.submissionFigures.days(system, { formGuid, versions })).toMatchObject([
      { day: '2026-03-02', number: 1 },
    ]);
    await test.platform.db
      .updateTable('form_version_sum')
      .set({ zone: 'UTC' })
      .where('form_guid', '=', formGuid)
      .execute();
    await test.platform.db.deleteFrom('form_day_sum').where('form_guid', '=', formGuid).execute();
    await prepare(formGuid);
    expect(await test.services.submissionFigures.days(system, { formGuid, versions })).toMatchObject([
      { day: '2026-03-02', number: 1 },
    ]);
  });

  it('leave nothing behind when their form goes, and are not touched by dealing with a submission', async () => {
    const formGuid = await form();
    const [guid = ''] = await buildSubmissions(test.platform, formGuid, { answers: [{ veilig: 3 }], now: new Date() });
    await prepare(formGuid);
    const changes = () =>
      test.platform.db.selectFrom('form_sum_change').selectAll().where('form_guid', '=', formGuid).execute();
    await test.platform.db.updateTable('form_submission').set({ status: 'open' }).where('guid', '=', guid).execute();
    expect(await changes()).toEqual([]);
    await test.platform.db.deleteFrom('form').where('guid', '=', formGuid).execute();
    expect(await changes()).toEqual([]);
  });
});
