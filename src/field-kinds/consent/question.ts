import { z } from 'zod';
import { defineQuestion } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';

/** Its words are the question's own; which they were then, the version of the form says. */
export default defineQuestion<true, object>({
  kind: definition,
  group: 'agreement',
  icon: 'shield-check',
  defaults: {},
  counts: 'number',
  missing: 'consent-missing',
  read: (posted) => (posted().includes('yes') ? true : undefined),
  write: () => ({ '': ['yes'] }),
  operators: ['filled', 'empty'],
  chart: 'count',
});

export const settings = () => z.object({});
