import { z } from 'zod';
import { emptyText, StoredText } from '#platform/contract/localized.ts';
import { Href } from './href.ts';

export const BlockLink = z.object({ label: StoredText.default(emptyText), href: Href });
export type BlockLink = z.infer<typeof BlockLink>;
