import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText } from '#platform/contract/texts/localized.ts';

/** A film that is a file of this site: what browsers play without anyone else. */
export const OwnVideo = z.object({
  assetGuid: Guid,
  mediaType: z.enum(['video/mp4', 'video/webm']),
  /** Of the file, for who edits. */
  name: z.string().max(200).default(''),
});
export type OwnVideo = z.infer<typeof OwnVideo>;

/** WebVTT, in any language: a film may have captions in one that the site has not. */
export const Captions = z.object({
  assetGuid: Guid,
  name: z.string().max(200).default(''),
  language: meaning(z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i), 'language').default('nl'),
  /** In the player's menu; the language by its own name without it. */
  label: StoredText.default(emptyText),
  /** Shown without asking; of several the first. */
  isDefault: z.boolean().default(false),
});
export type Captions = z.infer<typeof Captions>;
