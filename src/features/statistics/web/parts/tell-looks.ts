export interface Navigating {
  subscribe(
    listener: (state: { navigation: { state: string }; location: { pathname: string; search: string } }) => void,
  ): void;
}

/** What the one small message says; `contract/statistics.endpoints.ts` has its schema. */
export type Told =
  | { kind: 'view'; path: string; isMissing: boolean }
  | { kind: 'left'; path: string; seconds: number; isMore: boolean }
  | { kind: 'blocks'; path: string; seen: string[]; pressed: string[] }
  | { kind: 'outgoing'; host: string };

/** Leaves with the page, and nobody waits for it. */
export const send = (told: Told): void =>
  void navigator.sendBeacon('/api/statistics', new Blob([JSON.stringify(told)], { type: 'application/json' }));
