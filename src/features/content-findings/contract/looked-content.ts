import type { FindingKind } from '#features/pages/contract/checks/finding.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ContentKind, SubjectKind } from './content-finding-words.ts';

/** Something that readers have, as the look over everything sees it. */
export interface LookedSubject {
  guid: string;
  /** What can be said of it by itself. */
  counts: Map<ContentKind, number>;
  /** What the checks of the editor find in it, and how often. */
  checked: ReadonlyMap<FindingKind, number>;
  /** The pages that it leads to. */
  leadsTo: readonly string[];
  /** It is a page that readers come to by an address, so that something has to lead to it. */
  needsLeading: boolean;
  /** What looks at it are counted by; nothing for what has no page of its own. */
  readBy: { kind: 'subject' | 'download'; key: string } | null;
  /** The day since when readers have it. */
  outSince: string;
  /** Pages and items count for the score; a file is a part of them. */
  isScored: boolean;
}

export interface NamedSubject {
  name: string;
  /** Where something is done about it. */
  href: string;
  owner: string | null;
}

/** A kind of content that is looked over; its feature says how. */
export interface LookedContent {
  kind: SubjectKind;
  /** The next portion behind this guid, in the order of guids, on a day of the platform's calendar. */
  portion(after: string, today: string): Promise<{ subjects: LookedSubject[]; last: string | undefined }>;
  count(): Promise<number>;
  /** What these are called, for who manages content; what is gone meanwhile is left out. */
  named(viewer: Viewer, guids: readonly string[], language: Language): Promise<Map<string, NamedSubject>>;
}

export const beforeAllGuids = '00000000-0000-0000-0000-000000000000';
