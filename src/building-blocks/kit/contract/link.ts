import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';

export const BlockLink = z.object({ label: StoredText.default(emptyText), href: Href });
export type BlockLink = z.infer<typeof BlockLink>;
