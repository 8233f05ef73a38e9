import { useSyncExternalStore } from 'react';
import {
  type ConsentCategory,
  consentCookie,
  consentSeconds,
  consentTo,
  noConsent,
  type ReadConsent,
  readConsent,
  writeConsent,
} from '../contract/consent.ts';

export interface ConsentStore {
  getSnapshot(): ReadConsent;
  subscribe(listener: () => void): () => void;
  choose(categories: readonly ConsentCategory[]): void;
}

/** What this browser chose. An unreadable cookie is removed and counts as no choice (§4, §8). */
export function createConsentStore(document: Document): ConsentStore {
  const listeners = new Set<() => void>();
  const isSecure = document.defaultView?.location.protocol === 'https:';
  const write = (value: string, seconds: number) => {
    document.cookie = `${consentCookie}=${value}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
  };
  let state = readConsent(document.cookie);
  if (state.state === 'unreadable') {
    // In the past: a cookie that ends this very moment may be there for one more.
    write('', -1);
    state = { consent: noConsent, state: 'absent' };
  }
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(categories) {
      const consent = consentTo(categories, new Date());
      write(writeConsent(consent), consentSeconds);
      state = { consent, state: 'set' };
      for (const listener of listeners) listener();
    },
  };
}

let store: ConsentStore | undefined;

/** One for the page, made when the first part of it asks. */
export function consentStore(): ConsentStore {
  store ??= createConsentStore(document);
  return store;
}

const notChosen: ReadConsent = { consent: noConsent, state: 'absent' };
const subscribe = (listener: () => void) => consentStore().subscribe(listener);
const current = () => consentStore().getSnapshot();

/** On the server nobody has chosen: a drawn page is the same for everyone. */
export const useConsent = (): ReadConsent => useSyncExternalStore(subscribe, current, () => notChosen);
