import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { guidFilter } from '../kit/contract/guid-list.ts';

/** Other items. */
export default defineFieldKind<string[]>({
  name: 'reference',
  uses: ['item'],
  order: 180,
  inputTypes: ['references'],
  canBeMany: true,
  refersTo: 'item',
  example: { value: ['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01'] },
  // There is nothing but an id, which says nothing to a reader.
  texts: () => ({}),
  filter: guidFilter,
});

export const schema = () => z.array(Guid).max(100);
