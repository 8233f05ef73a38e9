import type { Reading } from '#features/translation/contract/text-notes.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Path, TextPlace } from '#platform/contract/texts/text-place.ts';
import type { PageDocument, StoredBlock } from '../page.ts';
import type { Area, Layout } from '../page-layout.ts';

export type { Path, TextPlace };

/** Where a block stands: in an area, after another of it, or first. */
export interface Spot {
  area: Area;
  after: string | null;
}

/** A step of ProseMirror as it is written down. */
export interface TextStep {
  stepType: string;
  [name: string]: JsonValue;
}

/** A part of the page that is set as a whole; `item` is what an item has beyond that (list-items/contract/editing). */
export type PageField = Exclude<keyof PageDocument, 'buildingBlockInstances' | 'translations' | 'layout'> | 'item';

/**
 * One thing that someone did to a page. Blocks are named by guid and never by their place, so that what two people do at
 * once fits together; an entry of a list inside a block is named by its place, and places move along with what others do.
 */
export type Operation =
  | { kind: 'add'; block: StoredBlock; spot: Spot }
  | { kind: 'remove'; block: string }
  | { kind: 'move'; block: string; spot: Spot }
  /** No value is taking it away. */
  | { kind: 'set'; block: string; path: Path; value?: JsonValue | undefined }
  /** Entries of a list inside a block: so many taken out at a place, and these put there. */
  | { kind: 'splice'; block: string; path: Path; at: number; remove: number; insert: readonly JsonValue[] }
  | { kind: 'shift'; block: string; path: Path; from: number; to: number }
  | { kind: 'page'; path: readonly [PageField, ...Path]; value?: JsonValue | undefined }
  | { kind: 'layout'; layout: Layout }
  | { kind: 'text'; place: TextPlace; steps: readonly TextStep[] }
  /** Says that a text, wherever it stands, is a translation of a source; both by fingerprint. No reading takes that back. */
  | { kind: 'translated'; language: Language; text: string; source: string; reading?: Reading };

/** As it stands in the log. */
export interface LoggedOperation {
  /** Where the page was after it. */
  number: number;
  /** Given by who made it, so that sending it twice does it once. */
  id: string;
  by: { id: string | null; name: string };
  at: string;
  operation: Operation;
  /** What takes it back, at that moment. */
  inverse: readonly Operation[];
  /** Those that were done in one go, and are taken back in one go. */
  group: string;
  /** The id of the operation that this one took back. */
  undoes: string | null;
}
