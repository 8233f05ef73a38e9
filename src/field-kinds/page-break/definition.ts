import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';

/** Begins a step, which has its label as its title. */
export default defineFieldKind<null>({
  name: 'pageBreak',
  uses: ['form'],
  order: 220,
  inputTypes: ['none'],
  example: { value: null },
  isEmpty: () => true,
  texts: () => ({}),
});

export const schema = () => z.null();
