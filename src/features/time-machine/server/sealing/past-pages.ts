import type { Platform } from '#platform/server/platform.ts';

export interface PastFile {
  mediaType: string;
  body: Buffer;
}

export type PastPage =
  | { kind: 'page'; status: number; html: string; title: string }
  | { kind: 'redirect'; status: number; to: string };

/** The site of one moment as a visitor could fetch it, address by address. The app draws it. */
export interface PastPages {
  /** Everything that a visitor could read then, each address once. */
  addresses(): AsyncIterable<string>;
  page(path: string): Promise<PastPage>;
  /** A picture, a document, a stylesheet or a font; undefined when it is not kept any more, or was not for everyone. */
  file(path: string): Promise<PastFile | undefined>;
  name(): Promise<string>;
}

export type OpenPastPages = (platform: Platform, at: { moment: Date; origin: string }) => PastPages;
