import { z } from 'zod';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { longestLine } from '../kit/contract/plain-words.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import { turnedBounds } from '../kit/contract/turned-bounds.ts';
import definition from './definition.ts';
import { formatFaults, type TextFormat, textFormats } from './text-formats.ts';

export interface TextSettings {
  minLength: number | null;
  maxLength: number | null;
  format: TextFormat;
}

const textOf = (value: string | StoredText): string => (typeof value === 'string' ? value : '');

export default defineQuestion<string | StoredText, TextSettings>({
  kind: definition,
  group: 'text',
  icon: 'text-cursor-input',
  defaults: { minLength: null, maxLength: null, format: 'any' },
  example: 'Hoge Dijk',
  autocomplete: ['name', 'given-name', 'family-name', 'organization', 'address-line1', 'postal-code', 'address-level2'],
  limits: ['minLength', 'maxLength', 'format'],
  settingsFaults: ({ settings: { minLength, maxLength } }) => turnedBounds({ min: minLength, max: maxLength }),
  read: (posted) => firstPosted(posted),
  write: (value) => ({ '': [textOf(value)] }),
  fault(value, { settings: { minLength, maxLength, format } }) {
    const text = textOf(value);
    if (minLength !== null && text.length < minLength) return 'too-short';
    if (maxLength !== null && text.length > maxLength) return 'too-long';
    return formatFaults[format](text);
  },
  faultValues: ({ settings: { minLength } }) => ({ minLength: minLength ?? 1 }),
  counts: 'words',
  amount: textOf,
  operators: ['filled', 'empty', 'contains'],
  chart: 'words',
});

export const settings = () => {
  const length = z.number().int().min(1).max(longestLine).nullable().default(null);
  return z.object({ minLength: length, maxLength: length, format: z.enum(textFormats).default('any') });
};
