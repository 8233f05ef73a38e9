/** `more` is time of a look of which `left` told the beginning. */
export type EventKind = 'view' | 'missing' | 'download' | 'outgoing' | 'left' | 'more';

/** What somebody did, without who and when: many do the same. */
export interface Thing {
  kind: EventKind;
  subject: string;
  language: string;
  audience: 'visitor' | 'member';
  source: string | null;
  campaign: string | null;
  device: string | null;
  reads: string | null;
  country: string | null;
}

export interface Happened {
  /** In milliseconds since 1970. */
  at: number;
  visitor: number;
  /** How long a page was looked at. */
  seconds: number | null;
}

/** What happened in about a second: at the same place of the last four lists stands what belongs together. */
export interface Batch<Told> {
  different: Told[];
  /** Which of these, from 1. */
  things: number[];
  visitors: number[];
  moments: number[];
  seconds: (number | null)[];
}
