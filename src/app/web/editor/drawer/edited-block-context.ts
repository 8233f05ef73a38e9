import { createContext, useContext } from 'react';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { Language } from '#platform/contract/texts/language.ts';

/** The block whose options the drawer shows. */
export interface EditedBlock {
  block: StoredBlock;
  /** The one that texts are written in. */
  language: Language;
  run: EditorSession['run'];
  write: EditorSession['write'];
}

export const EditedBlockContext = createContext<EditedBlock | undefined>(undefined);

export function useEditedBlock(): EditedBlock {
  const edited = useContext(EditedBlockContext);
  if (edited === undefined) throw new Error('EditedBlockContext is missing');
  return edited;
}
