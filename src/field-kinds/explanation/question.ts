import { z } from 'zod';
import { defineQuestion } from '../kit/contract/question-kind.ts';
import definition from './definition.ts';

export default defineQuestion<null, object>({
  kind: definition,
  group: 'layout',
  icon: 'text',
  isLayout: true,
  defaults: {},
  read: () => undefined,
  write: () => ({}),
  operators: [],
});

export const settings = () => z.object({});
