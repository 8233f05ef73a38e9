import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from '#platform/contract/texts/language.ts';
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
