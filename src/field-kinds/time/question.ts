import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import { turnedBounds } from '../kit/contract/turned-bounds.ts';
import definition from './definition.ts';
import { readTime } from './read-time.ts';

export interface TimeSettings {
  /** HH:MM; none when empty. */
  min: string;
  max: string;
}

export default defineQuestion<string, TimeSettings>({
  kind: definition,
  group: 'amount',
  icon: 'clock',
  defaults: { min: '', max: '' },
  limits: ['min', 'max'],
  settingsFaults: ({ settings }) => turnedBounds(settings),
  read(posted) {
    const typed = firstPosted(posted);
    return typed && (readTime(typed) ?? typed);
  },
  write: (value) => ({ '': [value] }),
  fault(value, { settings: { min, max } }) {
    if (min !== '' && value < min) return 'too-early';
    return max !== '' && value > max ? 'too-late' : undefined;
  },
  operators: ['filled', 'empty', 'atLeast', 'atMost'],
  chart: 'times',
});

export const settings = () => {
  // The end of a day is a bound too.
  const bound = meaning(z.string().regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/), 'time').default('');
  return z.object({ min: bound, max: bound });
};
