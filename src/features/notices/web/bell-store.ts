import { useSyncExternalStore } from 'react';

interface Bell {
  unread: number;
  isOpen: boolean;
  /** Whoever can show it is there; until then the bell is a link to its screen. */
  isReady: boolean;
}

const atFirst: Bell = { unread: 0, isOpen: false, isReady: false };
let bell = atFirst;
const listeners = new Set<() => void>();

function change(changed: Partial<Bell>): void {
  bell = { ...bell, ...changed };
  for (const listener of listeners) listener();
}

export const bellStore = {
  setUnread: (unread: number): void => change({ unread }),
  setReady: (isReady: boolean): void => change(isReady ? { isReady } : atFirst),
  open: (): void => change({ isOpen: true }),
  close: (): void => change({ isOpen: false }),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useBell = (): Bell =>
  useSyncExternalStore(
    subscribe,
    () => bell,
    () => atFirst,
  );

/** What the panel hangs from, and where the focus goes back to. */
export const bellButtonId = 'bell';
