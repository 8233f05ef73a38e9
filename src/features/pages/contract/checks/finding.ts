import type { Path } from '#platform/contract/texts/text-place.ts';

/** Each is a file beside this one and a line of the registry; the setting `pageChecks` knows them by these names. */
export const checkNames = [
  'alternative-texts',
  'headings',
  'link-texts',
  'dead-links',
  'table-heads',
  'empty-blocks',
  'contrast',
  'plain-language',
  'capitals',
  'languages',
] as const;
export type CheckName = (typeof checkNames)[number];

/** What a check can find; each has its words under `checks.kinds`. */
export const findingKinds = [
  'alt-missing',
  'alt-file-name',
  'title-missing',
  'heading-empty',
  'heading-skips',
  'heading-fake',
  'link-vague',
  'link-address',
  'link-empty',
  'link-same',
  'link-gone',
  'link-unpublished',
  'link-nowhere',
  'link-outside',
  'file-gone',
  'table-heads',
  'block-empty',
  'contrast',
  'sentence-long',
  'text-hard',
  'word-hard',
  'capitals',
  'language-missing',
  'language-outdated',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface FindingPlace {
  /** No block is the page itself. */
  block: string | null;
  path: Path;
  language: string;
  /** Which words of the text: so many letters before them, and so many of their own. */
  spot?: { at: number; length: number } | undefined;
}

/** Something that a reader would stumble over, where it stands, and the values of its words. */
export interface Finding {
  check: CheckName;
  kind: FindingKind;
  place: FindingPlace;
  values: Readonly<Record<string, string | number>>;
}

/** The same as long as the fault is the same, wherever it is in the list by now. */
export const findingKey = ({ kind, place, values }: Finding): string =>
  JSON.stringify([kind, place.block, place.path, place.language, values]);
