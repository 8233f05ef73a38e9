import { z } from 'zod';
import { emptyText, type StoredText } from '#platform/contract/texts/localized.ts';
import { noWords } from '#platform/contract/texts/pick-language.ts';
import { rangeFault } from '../kit/contract/number-range.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import { mostDecimals, readNumber, writeNumber } from '../kit/contract/read-number.ts';
import { SettingWords } from '../kit/contract/setting-words.ts';
import { turnedBounds } from '../kit/contract/turned-bounds.ts';
import definition from './definition.ts';

export interface NumberSettings {
  min: number | null;
  max: number | null;
  decimals: number;
  /** What it is measured in: jaar, m². */
  unit: StoredText;
}

export default defineQuestion<number, NumberSettings>({
  kind: definition,
  group: 'amount',
  icon: 'hash',
  defaults: { min: null, max: null, decimals: 0, unit: noWords },
  limits: ['min', 'max', 'decimals'],
  settingsFaults: ({ settings }) => turnedBounds(settings),
  exampleSettings: { decimals: 1 },
  counts: 'number',
  read(posted) {
    const typed = firstPosted(posted);
    // What does not read as a number is one that says nothing, so that its kind can say so.
    return typed === undefined ? undefined : (readNumber(typed.replaceAll(' ', '')) ?? Number.NaN);
  },
  write: (value) => ({ '': [writeNumber(value)] }),
  fault(value, { settings }) {
    if (Number(value.toFixed(settings.decimals)) !== value) return 'too-precise';
    return rangeFault(value, settings);
  },
  faultValues: ({ settings: { min, max, decimals } }) => ({
    min: writeNumber(min ?? 0),
    max: writeNumber(max ?? 0),
    decimals,
  }),
  operators: ['filled', 'empty', 'atLeast', 'atMost', 'oneOf'],
  chart: 'numbers',
});

export const settings = () => {
  const bound = z.number().min(-1e12).max(1e12).nullable().default(null);
  const decimals = z.number().int().min(0).max(mostDecimals).default(0);
  return z.object({ min: bound, max: bound, decimals, unit: SettingWords.default(emptyText) });
};
