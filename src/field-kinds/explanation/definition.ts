import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';

/** Words between questions: its help is the text, its label a title above it. */
export default defineFieldKind<null>({
  name: 'explanation',
  uses: ['form'],
  order: 215,
  inputTypes: ['none'],
  example: { value: null },
  isEmpty: () => true,
  texts: () => ({}),
});

export const schema = () => z.null();
