import { useEffect } from 'react';
import { takenOver } from './boot/early-press.ts';

/** Tells the first script that what was pressed too early can be pressed now. */
export function useEarlyPress(): void {
  useEffect(() => {
    // In a task of its own: React takes over a part that waits when something is pressed in it, but not while it works.
    const task = setTimeout(() => document.dispatchEvent(new Event(takenOver)));
    return () => clearTimeout(task);
  }, []);
}
