import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { useEditor, useUi } from '../state/editor-context.ts';

/** The source has nothing to stand beside. */
export function useIsSideBySide(): boolean {
  const { language } = useEditor();
  return useUi((ui) => ui.isSideBySide) && language !== defaultLanguage;
}
