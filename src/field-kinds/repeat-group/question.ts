import { z } from 'zod';
import { emptyText, type StoredText } from '#platform/contract/texts/localized.ts';
import { noWords } from '#platform/contract/texts/pick-language.ts';
import { defineQuestion } from '../kit/contract/question-kind.ts';
import { SettingWords } from '../kit/contract/setting-words.ts';
import { turnedBounds } from '../kit/contract/turned-bounds.ts';
import definition from './definition.ts';

export interface RepeatGroupSettings {
  min: number;
  max: number;
  /** On the button that asks for one more: "Nog een kind toevoegen". */
  addWords: StoredText;
}

/** Its answers are read question by question (`checkAnswers`); of itself only how often it was asked is. */
export default defineQuestion<Record<string, unknown>[], RepeatGroupSettings>({
  kind: definition,
  group: 'layout',
  icon: 'copy-plus',
  holdsQuestions: true,
  isGroup: true,
  defaults: { min: 1, max: 10, addWords: noWords },
  limits: ['min', 'max'],
  settingsFaults: ({ settings }) => turnedBounds(settings),
  counts: 'number',
  read: () => undefined,
  write: (rows) => ({ times: [String(rows.length)] }),
  fault(rows, { settings: { min, max } }) {
    if (rows.length < min) return 'too-few-times';
    return rows.length > max ? 'too-many-times' : undefined;
  },
  faultValues: ({ settings: { min, max } }) => ({ min, max }),
  amount: (rows) => rows.length,
  operators: ['filled', 'empty'],
  chart: 'count',
});

export const settings = () =>
  z.object({
    min: z.number().int().min(0).max(50).default(1),
    max: z.number().int().min(1).max(50).default(10),
    addWords: SettingWords.default(emptyText),
  });
