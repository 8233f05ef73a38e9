import type { ComponentType } from 'react';
import type { LoadedEditor } from './loading/loaded-editor.ts';

let screen: ComponentType<{ loaded: LoadedEditor }> | undefined;

/**
 * As the build's manifest names them: the screen, and what it fetches by itself in the browser. The page names both, or
 * the second would be asked for only when the first is drawn.
 */
export const editorModules = ({ editedItem, showsVersions }: LoadedEditor): string[] =>
  [
    'editor-screen',
    editedItem !== undefined ? 'item/item-editor' : showsVersions ? 'versions/page-versions' : 'page-editor',
  ].map((name) => `src/app/web/editor/${name}.tsx`);

/** Fetched by who edits, and by nobody else. The route's loader waits for it, on both sides. */
export async function loadEditorScreen(): Promise<void> {
  screen ??= (await import('./editor/editor-screen.tsx')).default;
}

export const editorScreen = () => screen;
