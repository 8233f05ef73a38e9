import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { rangeFault } from '../kit/contract/number-range.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import { turnedBounds } from '../kit/contract/turned-bounds.ts';
import definition from './definition.ts';
import { readCents, writeCents } from './read-cents.ts';

export interface MoneySettings {
  /** In cents. */
  min: number | null;
  max: number | null;
}

export default defineQuestion<number, MoneySettings>({
  kind: definition,
  group: 'amount',
  icon: 'euro',
  defaults: { min: 0, max: null },
  limits: ['min', 'max'],
  settingsFaults: ({ settings }) => turnedBounds(settings),
  autocomplete: ['off', 'transaction-amount'],
  read(posted) {
    const typed = firstPosted(posted);
    return typed === undefined ? undefined : (readCents(typed) ?? Number.NaN);
  },
  write: (value) => ({ '': [writeCents(value)] }),
  fault: (value, { settings }) => rangeFault(value, settings),
  faultValues: ({ settings: { min, max } }) => ({ min: `€ ${writeCents(min ?? 0)}`, max: `€ ${writeCents(max ?? 0)}` }),
  counts: 'number',
  /** In euros, as whoever writes a calculation thinks of it. */
  amount: (value) => value / 100,
  operators: ['filled', 'empty', 'atLeast', 'atMost'],
  chart: 'money',
});

export const settings = () => {
  const bound = meaning(z.number().int().min(-1e12).max(1e12), 'cents').nullable();
  return z.object({ min: bound.default(0), max: bound.default(null) });
};
