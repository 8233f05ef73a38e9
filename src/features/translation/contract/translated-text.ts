import { z } from 'zod';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { RichTextDocument } from '#platform/contract/texts/rich-text.ts';

const Words = z.union([z.string().max(50_000), RichTextDocument]);

/** A text of the source, for the translator. */
export const TextToTranslate = z.object({ language: Language, text: Words });
export type TextToTranslate = z.infer<typeof TextToTranslate>;

export const TranslatedText = z.object({ text: Words });
export type TranslatedText = z.infer<typeof TranslatedText>;
