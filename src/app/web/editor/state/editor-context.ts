import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorSession, EditorState } from '#features/pages/web/editing/editor-session.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { EditorUi, UiStore } from './editor-ui.ts';

export interface Editor {
  session: EditorSession;
  ui: UiStore;
  /** The language that is being written, which need not be that of the screen. */
  language: Language;
  setLanguage(language: Language): void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('EditorContext is missing');
  return editor;
}

/** A part of what the session shows; drawn again only when that part changed. */
export function useSession<T>(part: (state: EditorState) => T): T {
  const { session } = useEditor();
  return useSyncExternalStore(session.subscribe, () => part(session.state()));
}

export function useUi<T>(part: (ui: EditorUi) => T): T {
  const { ui } = useEditor();
  return useSyncExternalStore(ui.subscribe, () => part(ui.get()));
}
