import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { accessRules } from '#platform/contract/rights/decide.ts';

/** Why not, where the rule that refuses does not say what would help: signing in alone lets nobody edit a page. */
const explainedRules = [...accessRules, 'edit-role-needed', 'page-closed'] as const;

/** A decision, with the names of the roles that it turned on. */
export const Explained = z.object({
  allowed: z.boolean(),
  rule: z.enum(explainedRules),
  roles: z.array(z.string()),
});
export type Explained = z.infer<typeof Explained>;

/** The role's name, the person's name; empty for a visitor or a member, who have words of their own. */
export const WhoSeen = z.object({ who: z.string(), name: z.string() });
export type WhoSeen = z.infer<typeof WhoSeen>;

export const PageAccess = z.object({
  guid: Guid,
  title: z.string(),
  path: z.string().nullable(),
  see: Explained,
  edit: Explained,
});
export type PageAccess = z.infer<typeof PageAccess>;

export const BlockAccess = z.object({
  guid: Guid,
  buildingBlockName: z.string(),
  heading: z.string(),
  see: Explained,
});
export type BlockAccess = z.infer<typeof BlockAccess>;

/** Who deals with what a form brings in, and by which rule; others would need one of these roles. */
export const AccessOfForm = z.object({
  people: z.array(z.object({ guid: z.string(), name: z.string(), handle: Explained })),
  roles: z.array(z.string()),
});
export type AccessOfForm = z.infer<typeof AccessOfForm>;

export const AccessOfPages = WhoSeen.extend({ pages: z.array(PageAccess) });
export type AccessOfPages = z.infer<typeof AccessOfPages>;

export const AccessOfPage = WhoSeen.extend({ page: PageAccess, blocks: z.array(BlockAccess) });
export type AccessOfPage = z.infer<typeof AccessOfPage>;
