import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { OlderThan } from '#platform/server/database/older-than.ts';
import type { DoneHere } from '../contract/activity.ts';

export interface ActivityAsked {
  language: Language;
  before: OlderThan | undefined;
  limit: number;
}

/**
 * What a feature tells of what people did in it. It is handed in where the services are made; its words are
 * `activity.kinds.<kind>` among its own texts. What it offers to take away are calls that it has anyway, so that
 * nothing can be done from here that cannot be done elsewhere.
 */
export interface ActivityKindService {
  kind: string;
  /** Of this person alone, the newest first. */
  list(viewer: Viewer, userId: string, asked: ActivityAsked): Promise<Omit<DoneHere, 'kind'>[]>;
  /** Which of those others know to be theirs: out on the site, and done under their own name. Absent where nobody does. */
  isOpen?(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
}
