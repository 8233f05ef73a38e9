import type { ColorScheme } from '#platform/contract/colors/color-scheme.ts';
import type { Path } from '#platform/contract/texts/text-place.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import type { PageDocument, StoredBlock } from '../page.ts';

/** Words without a break in them: a paragraph, a heading, a cell, an item of a list. */
export interface Line {
  kind: 'paragraph' | 'heading' | 'cell';
  words: string;
  /** How many letters of the text stand before it. */
  at: number;
  /** Of a heading, as it was chosen. */
  level?: number | undefined;
  /** All of it is bold. */
  isBold: boolean;
}

export interface TextPart {
  path: Path;
  /** What is said of a picture is not read with the rest. */
  isAlternative: boolean;
  lines: readonly Line[];
}

export interface LinkPart {
  path: Path;
  words: string;
  href: string;
  /** In a text: how many letters stand before it. */
  at?: number | undefined;
  /** Nobody wrote its words in any language. */
  isNameless: boolean;
}

export interface PicturePart {
  path: Path;
  guid: string;
  /** In this language, or in the default one. */
  alternative: string;
  isDecorative: boolean;
}

export interface TablePart {
  path: Path;
  hasHeads: boolean;
  /** How many letters of the text stand before it; nothing for a table that is a block. */
  at?: number | undefined;
}

/** A page, or an item that is written as one: that has fields beside its blocks. */
export interface CheckedDocument extends PageDocument {
  item?: { fields: Readonly<Record<string, unknown>> };
}

/** What a block says in one language, or what a document says beside its blocks. */
export interface SaidParts {
  /** Of the block; nothing for the document itself. */
  guid: string | null;
  language: string;
  texts: readonly TextPart[];
  links: readonly LinkPart[];
  pictures: readonly PicturePart[];
  files: readonly { path: Path; guid: string }[];
  tables: readonly TablePart[];
}

export interface BlockParts extends SaidParts {
  block: StoredBlock;
  /** It shows nothing to readers. */
  isEmpty: boolean;
}

export const deadReasons = ['gone', 'unpublished', 'nowhere', 'outside-gone', 'outside-silent'] as const;
export type DeadReason = (typeof deadReasons)[number];

/** Addresses and files that lead nowhere, as far as the server told. */
export type DeadTargets = Readonly<Record<string, DeadReason>>;

/** A page or an item in one language, as far as readers get it. */
export interface CheckedPage {
  language: string;
  /** Nobody has to look for pictures, levels and colours in each language anew: those are checked in the default one. */
  isDefault: boolean;
  title: string;
  /** In the order in which it is read: what the document says itself, and its blocks. */
  said: readonly SaidParts[];
  blocks: readonly BlockParts[];
  translations: readonly LanguageState[];
  dead: DeadTargets;
  colors: ColorScheme;
}
