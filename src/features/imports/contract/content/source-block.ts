import type { RichTextNode } from '#platform/contract/texts/rich-text.ts';

/** A picture of the old site, by its address there. */
export interface SourcePicture {
  src: string;
  alt: string;
  caption: string;
}

/** What a piece of content becomes: a block of ours, with words in one language and pictures by their old address. */
export type SourceBlock =
  | { kind: 'text'; nodes: RichTextNode[] }
  | { kind: 'picture'; picture: SourcePicture }
  | { kind: 'gallery'; pictures: SourcePicture[] }
  | { kind: 'gallery-by-id'; ids: string[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'quote'; text: string; name: string }
  | { kind: 'buttons'; buttons: { label: string; href: string }[] }
  | { kind: 'questions'; items: { title: string; nodes: RichTextNode[] }[] }
  | { kind: 'video'; url: string; title: string };
