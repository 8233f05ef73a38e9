import { z } from 'zod';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';

export default defineQuestion<{ name: string }, object>({
  kind: definition,
  group: 'agreement',
  icon: 'signature',
  defaults: {},
  autocomplete: ['name'],
  personalData: 'ordinary',
  read: (posted) => ({ name: firstPosted(posted) ?? '' }),
  write: ({ name }) => ({ '': [name] }),
  operators: ['filled', 'empty'],
  chart: 'count',
});

export const settings = () => z.object({});
