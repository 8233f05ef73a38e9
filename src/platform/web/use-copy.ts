import { useState } from 'react';

/** Copies words, and says how that went: a browser may refuse to write to the clipboard. */
export function useCopy(words: string): { state: 'done' | 'failed' | undefined; copy(): Promise<void> } {
  const [state, setState] = useState<'done' | 'failed'>();
  return {
    state,
    async copy() {
      try {
        await navigator.clipboard.writeText(words);
        setState('done');
      } catch {
        setState('failed');
      }
    },
  };
}
