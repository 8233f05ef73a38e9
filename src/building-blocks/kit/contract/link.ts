import { z } from 'zod';
import { Href } from '#platform/contract/href.ts';
import { emptyText, StoredText } from '#platform/contract/localized.ts';

export const BlockLink = z.object({ label: StoredText.default(emptyText), href: Href });
export type BlockLink = z.infer<typeof BlockLink>;
