import { z } from 'zod';
import { readChosen, writeChosen } from '../kit/contract/other-choice.ts';
import { defineQuestion } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';

export interface ChoiceSettings {
  /** Buttons until they would fill the screen, when it is not said. */
  look: 'auto' | 'radio' | 'select';
  hasOther: boolean;
}

const chosenOf = (value: string | string[]): string[] => (typeof value === 'string' ? [value] : value);

export default defineQuestion<string | string[], ChoiceSettings>({
  kind: definition,
  group: 'choice',
  icon: 'circle-dot',
  isGroup: true,
  defaults: { look: 'auto', hasOther: false },
  example: 'closed',
  fieldSettings: ({ hasOther }) => ({ hasOther }),
  isIdle: (setting, { hasOther }) => setting === 'look' && hasOther,
  missing: 'choose-one',
  // Only the first: a browser posts one of a set of radio buttons.
  read: (posted, field) => readChosen(posted, field)[0],
  write: (value) => writeChosen(chosenOf(value)),
  counts: 'words',
  amount: (value) => chosenOf(value)[0] ?? '',
  operators: ['filled', 'empty', 'oneOf', 'noneOf'],
  chart: 'bars',
});

export const settings = () =>
  z.object({ look: z.enum(['auto', 'radio', 'select']).default('auto'), hasOther: z.boolean().default(false) });
