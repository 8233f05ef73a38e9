import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#platform/contract/texts/language.ts';
import { isSameFormButForWords } from '../../../contract/building/words-only.ts';
import type { FormDocument } from '../../../contract/form-document.ts';
import type { FormSession, SessionState } from '../session/form-session.ts';
import type { BuilderUi, BuilderUiStore } from './builder-ui.ts';

export interface Builder {
  guid: string;
  session: FormSession;
  ui: BuilderUiStore;
  /** The language that one writes in. */
  language: Language;
  setLanguage(language: Language): void;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === undefined) throw new Error('BuilderContext is missing');
  return builder;
}

/** A part of the session; give it something that stays the same object while it says the same. */
export function useSession<Part>(part: (state: SessionState) => Part): Part {
  const { session } = useBuilder();
  return useSyncExternalStore(session.subscribe, () => part(session.getState()));
}

export function useUi<Part>(part: (ui: BuilderUi) => Part): Part {
  const { ui } = useBuilder();
  return useSyncExternalStore(ui.subscribe, () => part(ui.get()));
}

/** Shorter than anyone stops to look; longer than from one key to the next. */
const pause = 150;

/**
 * The form, for what looks at all of it: other words come at a pause, since nobody looks elsewhere while they type
 * (0090); anything else at once.
 */
export function useDocumentAtPause(): FormDocument {
  const { session } = useBuilder();
  const [settled, setSettled] = useState(() => session.getState().document);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let latest = session.getState().document;
    const follow = () => {
      const { document } = session.getState();
      if (document === latest) return;
      const isOnlyTyped = isSameFormButForWords(latest, document);
      latest = document;
      clearTimeout(waiting);
      if (isOnlyTyped) waiting = setTimeout(() => startTransition(() => setSettled(document)), pause);
      else setSettled(document);
    };
    const stop = session.subscribe(follow);
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [session]);
  return settled;
}
