interface Room {
  /** Where the chosen words begin, on the screen. */
  words: { left: number; top: number; bottom: number };
  toolbar: { width: number; height: number };
  screen: { width: number; height: number };
  /** How much of the screen the bar above the page takes. */
  roof: number;
}

const gap = 8;
const margin = 16;

/** Above where the words begin, or below where there is no room above; never past an edge of the screen. */
export function toolbarPlace({ words, toolbar, screen, roof }: Room): { left: number; top: number } {
  const furthest = Math.max(margin, screen.width - toolbar.width - margin);
  const left = Math.min(Math.max(words.left, margin), furthest);
  const above = words.top - gap - toolbar.height;
  const below = words.bottom + gap;
  // Words that are scrolled away take it along.
  const isAboveInSight = above >= roof || words.bottom < roof;
  return { left, top: isAboveInSight || below + toolbar.height > screen.height ? above : below };
}
