import { useSyncExternalStore } from 'react';
import type { ListedCommand } from './listed-command.ts';

/** What is open, and what the screen itself can do besides; one for the page, as there is one set of commands. */
let isOpen = false;
let ownOf: (() => readonly ListedCommand[]) | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openCommands = (): void => set(true);
export const closeCommands = (): void => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAreCommandsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );

/** What can be done on this screen now, and nowhere else. */
export const ownCommands = (): readonly ListedCommand[] => ownOf?.() ?? [];

/** A screen with commands of its own has the key for itself too: it knows when it is too busy for them. */
export const hasOwnCommands = (): boolean => ownOf !== undefined;

export function offerCommands(commandsOf: () => readonly ListedCommand[]): () => void {
  ownOf = commandsOf;
  return () => {
    if (ownOf === commandsOf) ownOf = undefined;
  };
}
