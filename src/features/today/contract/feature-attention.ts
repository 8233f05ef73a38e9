import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Access } from '#platform/contract/calls/endpoint.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { AttentionRow, PlaceToAdd, PlannedSoon, RecentDocument } from './attention.ts';

/** What is wrong comes first, then people who wait, then upkeep; ten apart, so that another fits between. */
export const ranks = { wrong: 10, waiting: 20, upkeep: 30 } as const;

/** How the start screen asks a feature. */
export interface AttentionAsked {
  viewer: Viewer;
  language: Language;
  now: Date;
  /** Which day that is on the platform's calendar. */
  today: string;
  /** No more rows than this are shown. */
  limit: number;
}

export interface FoundAttention {
  /** Of all there are, not only of the first rows. */
  total: number;
  rows: AttentionRow[];
}

/** A kind of thing that needs somebody. Several may stand in one section. */
export interface AttentionSource<Services> {
  /** Its title is the text `today.sections.<name>`. */
  section: string;
  rank: number;
  /** Who can do something about it; others are not asked for it. */
  access: Access;
  isNow?: true;
  /** The screen where all of it is, for this reader. */
  more?(asked: AttentionAsked): string | undefined;
  look(services: Services, asked: AttentionAsked): Promise<FoundAttention>;
}

/** What a feature has to say on the start screen: what a `*.attention.ts` exports, and the app finds. */
export interface FeatureAttention<Services> {
  /** What, when it is touched, may make another answer of it. */
  tags: readonly Tag[];
  sources: readonly AttentionSource<Services>[];
  /** What this reader wrote last. */
  recent?(services: Services, asked: AttentionAsked): Promise<RecentDocument[]>;
  /** What will happen by itself. */
  soon?(services: Services, asked: AttentionAsked): Promise<PlannedSoon[]>;
  /** Where this reader can add an item. */
  placesToAdd?(services: Services, asked: AttentionAsked): Promise<PlaceToAdd[]>;
  /** How many pages this reader looks after. */
  ownPages?(services: Services, asked: AttentionAsked): Promise<number>;
}
