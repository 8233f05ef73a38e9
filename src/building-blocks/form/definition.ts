import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';

/** Product.md §3: a form where it is filled in. What it asks and who may send it is the form's own. */
export default defineBlock({
  name: 'Form',
  group: 'interaction',
  icon: 'clipboard-list',
  version: 1,
  needsOneOf: ['formGuid'],
  options: z.object({ formGuid: meaning(Guid, 'form').nullable().default(null) }),
  example: {},
  showingForm: (formGuid) => ({ formGuid }),
});
