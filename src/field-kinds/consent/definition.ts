import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';

/** Yes to what the question says, or nothing: nobody is asked to refuse. */
export default defineFieldKind<true>({
  name: 'consent',
  uses: ['form'],
  order: 195,
  inputTypes: ['consent'],
  example: { value: true },
  texts: () => ({ nl: 'Akkoord', en: 'Agreed' }),
});

export const schema = () => z.literal(true);
