import { z } from 'zod';
import { viewLimits } from './view-limits.ts';

const ViewName = z.string().trim().min(1).max(viewLimits.name);

/** A question about a list that someone asks more often: a name, and the address that asks it. */
export const SavedView = z.object({ name: ViewName, query: z.string().max(viewLimits.query) });
export type SavedView = z.infer<typeof SavedView>;

/** Some that are kept or changed, by name, and some that go: what another tab did to the others stays. */
export const SavedViewsChange = z.object({
  save: z.array(SavedView).max(viewLimits.views).default([]),
  remove: z.array(ViewName).max(viewLimits.views).default([]),
});
export type SavedViewsChange = z.infer<typeof SavedViewsChange>;

/** One that its maker may share with who looks at the same list. */
export const SharedView = SavedView.extend({ isShared: z.boolean().default(false) });
export type SharedView = z.infer<typeof SharedView>;

export const SharedViewsChange = SavedViewsChange.extend({
  save: z.array(SharedView).max(viewLimits.views).default([]),
});
export type SharedViewsChange = z.infer<typeof SharedViewsChange>;
