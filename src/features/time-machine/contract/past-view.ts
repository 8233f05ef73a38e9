/** What the bar says of the page or the item below it. */
export interface AboutPast {
  version: { number: number; total: number; publishedAt: string; by: string | null } | undefined;
  /** When readers got something new of it, the oldest first. */
  marks: readonly string[];
}

/** The site as of a moment, for who draws it. */
export interface PastView {
  moment: string;
  began: string;
  now: string;
  token: string | undefined;
  /** An admin looks, and may hold the page against that of now. */
  canCompare: boolean;
  /** As the site had it then, with the prefix of its language and what was asked. */
  path: string;
  /** Why nothing is to be seen. */
  notice: 'closed' | 'not-public' | undefined;
  about(content: { kind: 'page' | 'item'; id: string }): Promise<AboutPast>;
}
