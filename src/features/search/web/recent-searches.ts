/** On this device only, and only for who looked: nothing of it is ever sent. */
const key = 'plein-recent-searches';
const most = 5;

/** Storage can be switched off, full, or hold what another wrote. */
export function readRecent(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(storage: Pick<Storage, 'getItem' | 'setItem'>, q: string): void {
  const others = readRecent(storage).filter((one) => one.toLowerCase() !== q.toLowerCase());
  try {
    storage.setItem(key, JSON.stringify([q, ...others].slice(0, most)));
  } catch {
    // Without it there is simply nothing to show later.
  }
}

export function forgetSearches(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
