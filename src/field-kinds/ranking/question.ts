import { z } from 'zod';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';

/** The place of each option is a field of its own, by the option's value. */
export default defineQuestion<string[], object>({
  kind: definition,
  group: 'choice',
  icon: 'list-ordered',
  isGroup: true,
  defaults: {},
  missing: 'ranking-incomplete',
  read(posted, { options }) {
    const order: (string | undefined)[] = options.map(() => undefined);
    for (const { value } of options) {
      const place = Number(firstPosted(posted, value) ?? 0) - 1;
      // Of two in one place only the first has it; that the other has none is what is wrong.
      if (place in order && order[place] === undefined) order[place] = value;
    }
    return order.filter((value) => value !== undefined);
  },
  write: (value) => Object.fromEntries(value.map((option, index) => [option, [String(index + 1)]])),
  operators: ['filled', 'empty', 'oneOf'],
  chart: 'ranking',
});

export const settings = () => z.object({});
