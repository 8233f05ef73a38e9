import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, type StoredText } from '#platform/contract/texts/localized.ts';
import { noWords } from '#platform/contract/texts/pick-language.ts';
import { evaluateExpression } from '../kit/contract/expression/evaluate-expression.ts';
import { roundTo } from '../kit/contract/expression/expression-functions.ts';
import { parseExpression } from '../kit/contract/expression/parse-expression.ts';
import { defineQuestion } from '../kit/contract/question-kind.ts';
import { mostDecimals } from '../kit/contract/read-number.ts';
import { SettingWords } from '../kit/contract/setting-words.ts';
import definition from './definition.ts';

export interface CalculatedSettings {
  /** `{aantal} * 12,50`: see kit/contract/expression. */
  expression: string;
  decimals: number;
  look: 'number' | 'money';
  unit: StoredText;
}

export default defineQuestion<number, CalculatedSettings>({
  kind: definition,
  group: 'agreement',
  icon: 'calculator',
  defaults: { expression: '', decimals: 2, look: 'number', unit: noWords },
  isIdle: (setting, { look }) => look === 'money' && (setting === 'unit' || setting === 'decimals'),
  expression: ({ expression }) => expression,
  counts: 'number',
  exampleSettings: { expression: '3 * 12,50' },
  derive(answer, { settings }) {
    const { expression } = parseExpression(settings.expression);
    const outcome = expression && evaluateExpression(expression, answer);
    return outcome === undefined ? undefined : roundTo(outcome, settings.decimals);
  },
  // What was posted for it counts for nothing: it is worked out anew.
  read: () => undefined,
  write: (value) => ({ '': [String(value)] }),
  operators: ['filled', 'empty', 'atLeast', 'atMost'],
  chart: 'numbers',
});

export const settings = () =>
  z.object({
    expression: meaning(z.string().max(2000), 'expression').default(''),
    decimals: z.number().int().min(0).max(mostDecimals).default(2),
    look: z.enum(['number', 'money']).default('number'),
    unit: SettingWords.default(emptyText),
  });
