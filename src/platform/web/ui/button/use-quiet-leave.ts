import { useEffect } from 'react';

/** React Aria speaks its first words a moment after it was asked to, because Safari needs that. */
const firstWordsDelay = 200;

/**
 * React Aria says that a button is busy by pointing at its name, and keeps doing so for seven seconds. Of a button that
 * went meanwhile it points at nothing: an image without a name, which is what a screen reader would find there.
 */
export function useQuietLeave(id: string): void {
  useEffect(
    () => () => {
      removeAnnouncementsOf(id);
      setTimeout(() => removeAnnouncementsOf(id), firstWordsDelay);
    },
    [id],
  );
}

function removeAnnouncementsOf(id: string): void {
  // Back already, as after a part that was drawn anew.
  if (typeof document === 'undefined' || document.getElementById(id) !== null) return;
  for (const words of document.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${CSS.escape(id)}"]`)) {
    words.remove();
  }
}
