import { z } from 'zod';
import { emptyText, type StoredText } from '#platform/contract/texts/localized.ts';
import { noWords } from '#platform/contract/texts/pick-language.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import { SettingWords } from '../kit/contract/setting-words.ts';
import definition from './definition.ts';

export interface ScaleSettings {
  from: number;
  to: number;
  /** Beside the first and the last: helemaal oneens, helemaal eens. */
  lowWords: StoredText;
  highWords: StoredText;
}

export default defineQuestion<number, ScaleSettings>({
  kind: definition,
  group: 'choice',
  icon: 'scale',
  isGroup: true,
  defaults: { from: 1, to: 5, lowWords: noWords, highWords: noWords },
  counts: 'number',
  missing: 'choose-one',
  read(posted) {
    const chosen = firstPosted(posted);
    return chosen === undefined ? undefined : /^\d{1,2}$/.test(chosen) ? Number(chosen) : Number.NaN;
  },
  write: (value) => ({ '': [String(value)] }),
  fault: (value, { settings: { from, to } }) => (value < from || value > to ? 'unknown-option' : undefined),
  operators: ['filled', 'empty', 'atLeast', 'atMost', 'oneOf'],
  chart: 'scale',
});

export const settings = () => {
  const words = SettingWords.default(emptyText);
  return z.object({
    from: z.number().int().min(0).max(1).default(1),
    to: z.number().int().min(2).max(10).default(5),
    lowWords: words,
    highWords: words,
  });
};
