import { useSyncExternalStore } from 'react';

const isApple = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);
const never = () => () => undefined;

/** What this keyboard calls it; the server does not know, and most have Ctrl. */
export const useCommandKey = (): 'Ctrl' | '⌘' =>
  useSyncExternalStore(
    never,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
