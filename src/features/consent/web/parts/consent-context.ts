import { createContext } from 'react';
import type { ConsentCategory, ReadConsent } from '../../contract/consent.ts';
import type { VendorSettings } from '../../contract/vendor.ts';

/** What this reader chose, and the way to choose more. */
export interface KeptConsent {
  getSnapshot(): ReadConsent;
  subscribe(listener: () => void): () => void;
  choose(categories: readonly ConsentCategory[]): void;
}

export interface BlockConsent {
  /** Who else the site uses. */
  settings: VendorSettings;
  /** Of the map's makers. */
  mapAttribution: { text: string; url: string };
  /** Only in the browser; fetched by whoever needs it. */
  load(): Promise<KeptConsent>;
}

/** Given by the app, and read by `useBlockConsent`. */
export const ConsentContext = createContext<BlockConsent | undefined>(undefined);
