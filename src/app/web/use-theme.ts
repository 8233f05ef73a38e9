import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark' | undefined;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The reader's choice as it is now: `boot/theme.ts` writes it on the document, perhaps before this application ran. */
export const useTheme = (drawnIn: Theme): Theme => useSyncExternalStore(subscribe, current, () => drawnIn);
