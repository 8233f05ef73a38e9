import { z } from 'zod';
import { SavedView, SharedView } from '#features/saved-views/contract/saved-view.ts';

/** Views of an inbox: one's own, and those that others who deal with the form share. */
export const InboxViews = z.object({
  own: z.array(SharedView),
  shared: z.array(SavedView.extend({ by: z.string() })),
});
export type InboxViews = z.infer<typeof InboxViews>;
