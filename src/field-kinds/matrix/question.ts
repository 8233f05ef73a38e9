import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { optionTexts } from '../kit/contract/option-texts.ts';
import { writtenTexts } from '../kit/contract/plain-words.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import { SettingWords } from '../kit/contract/setting-words.ts';
import definition from './definition.ts';

export interface MatrixRow {
  value: string;
  label: StoredText;
}

export interface MatrixSettings {
  /** What is asked about; the options are what one answers on each. */
  rows: MatrixRow[];
  /** Who answers one answers all of them. */
  needsEveryRow: boolean;
}

export default defineQuestion<Record<string, string>, MatrixSettings>({
  kind: definition,
  group: 'choice',
  icon: 'grid-3x3',
  isGroup: true,
  defaults: { rows: [], needsEveryRow: true },
  limits: ['needsEveryRow'],
  settingsFaults({ settings: { rows } }) {
    if (rows.length === 0) return ['no-rows'];
    return rows.every(({ label }) => (label.$lang[defaultLanguage] ?? '').trim() !== '') ? [] : ['row-without-words'];
  },
  exampleSettings: { rows: [{ value: 'prijs', label: { $lang: { nl: 'De prijs', en: 'The price' } } }] },
  missing: 'choose-one',
  read: (posted, { settings: { rows } }) =>
    Object.fromEntries(
      rows.flatMap(({ value }) => {
        const chosen = firstPosted(posted, value);
        return chosen === undefined ? [] : [[value, chosen]];
      }),
    ),
  write: (value) => Object.fromEntries(Object.entries(value).map(([row, chosen]) => [row, [chosen]])),
  fault(value, { settings: { rows, needsEveryRow } }) {
    if (!Object.keys(value).every((name) => rows.some((row) => row.value === name))) return 'unknown-option';
    return needsEveryRow && rows.some((row) => value[row.value] === undefined) ? 'rows-missing' : undefined;
  },
  operators: ['filled', 'empty', 'oneOf'],
  columns: ({ settings: { rows } }) =>
    rows.map(({ value, label }) => ({ part: value, label: writtenTexts(label.$lang) })),
  columnText(value, part, field, language) {
    const words = optionTexts(field, value[part] === undefined ? [] : [value[part]]);
    return words[language] ?? words[defaultLanguage] ?? '';
  },
  chart: 'matrix',
});

export const settings = () =>
  z.object({
    rows: z
      .array(z.object({ value: meaning(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/), 'key'), label: SettingWords }))
      .max(50)
      .default([]),
    needsEveryRow: z.boolean().default(true),
  });
