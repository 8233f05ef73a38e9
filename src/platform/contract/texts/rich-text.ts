import { z } from 'zod';
import { Href } from '../addresses/href.ts';
import { languageTag } from './language-tag.ts';
import { stored } from './localized.ts';
import { type RichTextNodeType, richTextNodeTypes } from './rich-text-node-types.ts';

/** Tiptap's JSON, the part of it that we draw. Anything else is refused when it is sent, so drawing needs no sanitising. */
export const RichTextMark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('code') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: Href }) }),
  /** Words in another language than the text around them (WCAG 3.1.2). */
  z.object({ type: z.literal('language'), attrs: z.object({ lang: z.string().regex(languageTag) }) }),
]);
export type RichTextMark = z.infer<typeof RichTextMark>;

export interface RichTextNode {
  type: RichTextNodeType;
  text?: string | undefined;
  attrs?: { level?: number | undefined } | undefined;
  marks?: RichTextMark[] | undefined;
  content?: RichTextNode[] | undefined;
}

export const RichTextNode: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    type: z.enum(richTextNodeTypes),
    text: z.string().max(100_000).optional(),
    attrs: z.object({ level: z.number().int().min(2).max(4).optional() }).optional(),
    marks: z.array(RichTextMark).max(5).optional(),
    content: z.array(RichTextNode).max(2000).optional(),
  }),
);

export const RichTextDocument = z.object({ type: z.literal('doc'), content: z.array(RichTextNode).max(2000) });
export type RichTextDocument = z.infer<typeof RichTextDocument>;

export const StoredRichText = stored(RichTextDocument);
export type StoredRichText = z.infer<typeof StoredRichText>;

export const emptyRichText: StoredRichText = { $lang: {} };
