import { z } from 'zod';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';

export default defineQuestion<string, object>({
  kind: definition,
  group: 'contact',
  icon: 'at-sign',
  defaults: {},
  autocomplete: ['email'],
  personalData: 'ordinary',
  counts: 'words',
  read: (posted) => firstPosted(posted),
  write: (value) => ({ '': [value] }),
  operators: ['filled', 'empty', 'contains'],
  chart: 'count',
});

export const settings = () => z.object({});
