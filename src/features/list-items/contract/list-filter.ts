import { z } from 'zod';
import type { FieldError } from '#platform/contract/calls/errors.ts';
import { guidOf, writtenGuid } from '#platform/contract/calls/guid-text.ts';
import { addDays, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

/** The moments that every item has, by their name behind `meta:` (§7). */
export const filterMoments = ['period-start', 'period-end', 'published-on'] as const;
export type FilterMoment = (typeof filterMoments)[number];
export type FilterOperator = 'equal' | 'from' | 'until';

/** From, and before: a day is all of that day. */
export interface MomentTerm {
  key: FilterMoment;
  from?: Date;
  before?: Date;
}

/** Of the type's own fields, by key; whether there is such a field, only the types know. */
export interface FieldTerm {
  key: string;
  operator: FilterOperator;
  value: string;
}

export interface ListFilter {
  parentGuids?: string[];
  typeNames?: string[];
  highlight?: boolean;
  moments: MomentTerm[];
  fields: FieldTerm[];
}

const metaTerm = /^meta:([a-z][a-z0-9-]*)(=>|=<|=)(.+)$/s;
const plainTerm = /^([A-Za-z]+)=(.+)$/s;
const operators: Record<string, FilterOperator> = { '=>': 'from', '=<': 'until', '=': 'equal' };
const Moment = z.iso.datetime({ offset: true });
const Day = z.iso.date();

/**
 * §7: terms as `parentGuids=…`, `highlight=true`, `type=News`, `meta:period-end=>2026-11-17` (at or after), `=<` (at or
 * before) and `=` (equal), joined by `;` or given one by one. Every term must hold.
 */
export function parseFilter(
  input: string | readonly string[] | undefined,
  timeZone: TimeZone,
): { filter: ListFilter; wrong: FieldError[] } {
  const filter: ListFilter = { moments: [], fields: [] };
  const wrong: FieldError[] = [];
  const given = input === undefined ? [] : typeof input === 'string' ? [input] : input;
  for (const term of given.flatMap((one) => one.split(';'))) {
    const trimmed = term.trim();
    if (trimmed === '') continue;
    const code = readTerm(trimmed, filter, timeZone);
    if (code !== undefined) wrong.push({ path: 'query.filter', code, message: trimmed });
  }
  return { filter, wrong };
}

/** Adds the term to the filter, or says what is wrong with it. */
function readTerm(term: string, filter: ListFilter, timeZone: TimeZone): string | undefined {
  const [, key, sign, value] = metaTerm.exec(term) ?? [];
  if (key !== undefined && sign !== undefined && value !== undefined) {
    return readMeta({ key, operator: operators[sign] ?? 'equal', value: value.trim() }, filter, timeZone);
  }
  const [, name, words] = plainTerm.exec(term) ?? [];
  if (words === undefined) return 'unknown-term';
  const values = words.split(',').map((one) => one.trim());
  switch (name) {
    case 'parentGuids':
      if (!values.every((one) => guidOf(one) !== undefined) || values.length > 50) return 'bad-value';
      filter.parentGuids = values.map(writtenGuid);
      return undefined;
    case 'type':
      if (!values.every((one) => /^\w{1,60}$/.test(one))) return 'bad-value';
      filter.typeNames = values;
      return undefined;
    case 'highlight':
      if (words !== 'true' && words !== 'false') return 'bad-value';
      filter.highlight = words === 'true';
      return undefined;
    default:
      return 'unknown-term';
  }
}

function readMeta(term: FieldTerm, filter: ListFilter, timeZone: TimeZone): string | undefined {
  const { key, operator, value } = term;
  if (key === 'highlight') return readTerm(`highlight=${value}`, filter, timeZone);
  const moment = filterMoments.find((one) => one === key);
  if (moment === undefined) {
    filter.fields.push(term);
    return undefined;
  }
  const range = rangeOf(value, timeZone);
  if (range === undefined) return 'bad-value';
  filter.moments.push({
    key: moment,
    ...(operator === 'until' ? {} : { from: range.from }),
    ...(operator === 'from' ? {} : { before: range.before }),
  });
  return undefined;
}

/** A day on the platform's calendar, or one millisecond. */
function rangeOf(value: string, timeZone: TimeZone): { from: Date; before: Date } | undefined {
  if (Day.safeParse(value).success) {
    return { from: startOfDay(value, timeZone), before: startOfDay(addDays(value, 1), timeZone) };
  }
  if (!Moment.safeParse(value).success) return undefined;
  const from = new Date(value);
  return { from, before: new Date(from.getTime() + 1) };
}
