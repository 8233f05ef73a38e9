import { z } from 'zod';
import { itemStates } from '#features/list-items/contract/list-item.ts';
import { pageKinds } from '#features/pages/contract/page.ts';
import { publications } from '#features/pages/contract/publication.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { accountTypes } from '#platform/contract/rights/viewer.ts';

const thing = {
  title: z.string(),
  titleLang: z.string().optional(),
  /** None where the menu does not lead to it. */
  path: z.string().nullable(),
};

/** A page that someone may open, or a template or a shared part. What only readers know of has neither guid nor status. */
export const FoundPage = z.object({
  ...thing,
  kind: z.enum(pageKinds),
  guid: Guid.nullable(),
  status: z.enum(publications).nullable(),
  isPublished: z.boolean(),
  /** How many things readers would get differently; nothing where they have all, or nothing yet. */
  changes: z.number().int().nullable(),
  canEdit: z.boolean(),
});
export type FoundPage = z.infer<typeof FoundPage>;

export const FoundItem = z.object({
  ...thing,
  guid: Guid.nullable(),
  /** What it is called: "Nieuwsbericht". */
  typeLabel: z.string(),
  state: z.enum(itemStates).nullable(),
  canEdit: z.boolean(),
});
export type FoundItem = z.infer<typeof FoundItem>;

export const FoundPerson = z.object({
  guid: z.string(),
  name: z.string(),
  email: z.string(),
  accountType: z.enum(accountTypes),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const FoundThings = z.object({
  pages: z.array(FoundPage),
  items: z.array(FoundItem),
  people: z.array(FoundPerson),
});
export type FoundThings = z.infer<typeof FoundThings>;
