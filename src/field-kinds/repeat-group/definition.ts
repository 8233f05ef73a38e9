import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';

/** Answers to the questions of a group, once for each time that it was asked. Their own kinds say what is in them. */
export default defineFieldKind<Record<string, unknown>[]>({
  name: 'repeatGroup',
  uses: ['form'],
  order: 225,
  inputTypes: ['none'],
  example: { value: [{ naam: 'Noor' }] },
  texts: (rows) => ({ nl: `${rows.length} keer`, en: `${rows.length} times` }),
});

export const schema = () => z.array(z.record(z.string(), z.unknown())).max(50);
