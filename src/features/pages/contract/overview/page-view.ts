import { z } from 'zod';
import { viewLimits } from './view-limits.ts';

const Name = z.string().trim().min(1).max(viewLimits.name);

/** A question about pages that someone asks more often: a name, and the address that asks it. */
export const PageView = z.object({ name: Name, query: z.string().max(viewLimits.query) });
export type PageView = z.infer<typeof PageView>;

/** Some that are kept or changed, by name, and some that go: what another tab did to the others stays. */
export const PageViewsChange = z.object({
  save: z.array(PageView).max(viewLimits.views).default([]),
  remove: z.array(Name).max(viewLimits.views).default([]),
});
export type PageViewsChange = z.infer<typeof PageViewsChange>;
