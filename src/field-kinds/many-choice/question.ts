import { z } from 'zod';
import { readChosen, writeChosen } from '../kit/contract/other-choice.ts';
import { defineQuestion } from '../kit/contract/question-kind.ts';
import { turnedBounds } from '../kit/contract/turned-bounds.ts';
import definition from './definition.ts';

export interface ManyChoiceSettings {
  min: number | null;
  max: number | null;
  hasOther: boolean;
}

export default defineQuestion<string[], ManyChoiceSettings>({
  kind: definition,
  group: 'choice',
  icon: 'square-check',
  isGroup: true,
  defaults: { min: null, max: null, hasOther: false },
  fieldSettings: ({ hasOther }) => ({ hasOther }),
  limits: ['min', 'max'],
  settingsFaults({ options, settings }) {
    const most = options.length + (settings.hasOther ? 1 : 0);
    return [...turnedBounds(settings), ...((settings.min ?? 0) > most ? ['more-than-choices' as const] : [])];
  },
  missing: 'choose-one',
  read: readChosen,
  write: writeChosen,
  fault(value, { settings: { min, max } }) {
    if (min !== null && value.length < min) return 'too-few-chosen';
    return max !== null && value.length > max ? 'too-many-chosen' : undefined;
  },
  faultValues: ({ settings: { min, max } }) => ({ min: min ?? 1, max: max ?? 1 }),
  counts: 'number',
  /** How many were chosen. */
  amount: (value) => value.length,
  operators: ['filled', 'empty', 'oneOf', 'noneOf'],
  chart: 'bars',
});

export const settings = () => {
  const count = z.number().int().min(1).max(200).nullable().default(null);
  return z.object({ min: count, max: count, hasOther: z.boolean().default(false) });
};
