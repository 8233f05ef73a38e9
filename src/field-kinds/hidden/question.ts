import { z } from 'zod';
import { longestLine } from '../kit/contract/plain-words.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';

export interface HiddenSettings {
  /** Always the same value, or a parameter of the address that the form was opened with. */
  from: 'fixed' | 'address';
  value: string;
  parameter: string;
}

export default defineQuestion<string, HiddenSettings>({
  kind: definition,
  isInvisible: true,
  group: 'agreement',
  icon: 'eye-off',
  defaults: { from: 'fixed', value: '', parameter: '' },
  isIdle: (setting, { from }) => setting === (from === 'fixed' ? 'parameter' : 'value'),
  settingsFaults({ settings: { from, value, parameter } }) {
    if (from === 'fixed') return value.trim() === '' ? ['no-fixed-value'] : [];
    return parameter === '' ? ['no-parameter'] : [];
  },
  counts: 'words',
  exampleSettings: { from: 'address', parameter: 'bron' },
  // What is fixed is taken from the form itself: what a visitor posts in its place counts for nothing.
  derive: (_, { settings: { from, value } }) => (from === 'fixed' ? value : undefined),
  // An address can be made by anyone: what is too long in it is nobody's answer, and nobody could mend it.
  read: (posted, { settings: { from } }) =>
    from === 'address' ? firstPosted(posted)?.slice(0, longestLine) : undefined,
  write: (value) => ({ '': [value] }),
  start(parameter, { settings }) {
    const given = settings.from === 'address' ? parameter(settings.parameter) : undefined;
    const started: Record<string, string[]> = {};
    if (given !== undefined) started[''] = [given.slice(0, longestLine)];
    return started;
  },
  operators: ['filled', 'empty', 'oneOf', 'noneOf', 'contains'],
  chart: 'bars',
});

export const settings = () =>
  z.object({
    from: z.enum(['fixed', 'address']).default('fixed'),
    value: z.string().max(longestLine).default(''),
    parameter: z
      .string()
      .regex(/^[\w-]{0,40}$/)
      .default(''),
  });
