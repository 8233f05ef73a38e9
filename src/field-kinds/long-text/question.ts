import { z } from 'zod';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';
import { longestText } from './longest-text.ts';

export interface LongTextSettings {
  maxLength: number;
  rows: number;
}

export default defineQuestion<string, LongTextSettings>({
  kind: definition,
  group: 'text',
  icon: 'text-align-start',
  defaults: { maxLength: 1000, rows: 5 },
  limits: ['maxLength'],
  counts: 'words',
  read: (posted) => firstPosted(posted),
  write: (value) => ({ '': [value] }),
  fault: (value, { settings: { maxLength } }) => (value.length > maxLength ? 'too-long' : undefined),
  operators: ['filled', 'empty', 'contains'],
  chart: 'words',
});

export const settings = () =>
  z.object({
    maxLength: z.number().int().min(1).max(longestText).default(1000),
    rows: z.number().int().min(2).max(20).default(5),
  });
