import { z } from 'zod';
import { StoredText } from '#platform/contract/texts/localized.ts';

/** What a block looks like from afar. */
export const sketchShapes = ['hero', 'tiles', 'words', 'rows', 'people', 'hours', 'notice'] as const;

/** What a line of it is; `blank` is a row of which somebody has yet to write the words. */
export const lineLooks = ['title', 'lead', 'heading', 'words', 'bullet', 'search', 'item', 'detail', 'blank'] as const;

const SketchLine = z.object({
  look: z.enum(lineLooks),
  text: StoredText.optional(),
  /** Leads to this ready page, and is not there without it. */
  page: z.string().optional(),
});
export type SketchLine = z.infer<typeof SketchLine>;

export const SketchPart = z.object({
  shape: z.enum(sketchShapes),
  area: z.enum(['main', 'side']),
  lines: z.array(SketchLine),
  /** Shows what is on this ready page, and is not there without it. */
  page: z.string().optional(),
});
export type SketchPart = z.infer<typeof SketchPart>;

/** By the key of the ready page. */
export const PageSketches = z.record(z.string(), z.array(SketchPart));
export type PageSketches = z.infer<typeof PageSketches>;
