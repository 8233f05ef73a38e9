import { z } from 'zod';
import { LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { RichTextDocument, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { legalKinds } from './legal-kind.ts';

export const LegalKind = z.enum(legalKinds);

export const LegalVersion = z.object({ version: z.number().int(), date: z.iso.date() });
export type LegalVersion = z.infer<typeof LegalVersion>;

/** One version of a legal text, as its reader gets it. */
export const LegalText = LegalVersion.extend({
  kind: LegalKind,
  title: LocalizedText,
  body: z.object({ value: RichTextDocument, lang: z.string().optional() }),
  currentVersion: z.number().int(),
  /** All that were ever published, the newest first. */
  versions: z.array(LegalVersion),
});
export type LegalText = z.infer<typeof LegalText>;

export const LegalSummary = LegalVersion.extend({ kind: LegalKind });
export type LegalSummary = z.infer<typeof LegalSummary>;

/** What an admin writes. */
export const LegalWords = z.object({ title: StoredText, body: StoredRichText });
export type LegalWords = z.infer<typeof LegalWords>;

export const LegalDraft = LegalWords.extend({
  kind: LegalKind,
  /** Null while nothing was saved: these are then the words that hold now. */
  revision: z.number().int().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string(),
  currentVersion: z.number().int(),
  versions: z.array(LegalVersion.extend({ publishedBy: z.string() })),
});
export type LegalDraft = z.infer<typeof LegalDraft>;
