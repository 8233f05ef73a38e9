import type { ComponentType } from 'react';
import type { LoadedEditor } from './loaded-editor.ts';

let screen: ComponentType<{ loaded: LoadedEditor }> | undefined;

/** In the build's manifest, for the styles that the first paint needs. */
export const editorScreenModule = 'src/app/web/editor/editor-screen.tsx';

/** Fetched by who edits, and by nobody else. The route's loader waits for it, on both sides. */
export async function loadEditorScreen(): Promise<void> {
  screen ??= (await import('./editor/editor-screen.tsx')).default;
}

export const editorScreen = () => screen;
