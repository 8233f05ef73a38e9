import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';

/** Words above the questions that follow, with an explanation when it has one. */
export default defineFieldKind<null>({
  name: 'heading',
  uses: ['form'],
  order: 210,
  inputTypes: ['none'],
  example: { value: null },
  isEmpty: () => true,
  texts: () => ({}),
});

export const schema = () => z.null();
