import { createContext, useContext } from 'react';
import { valueAt } from '#features/pages/contract/operations/at-path.ts';
import type { Path } from '#features/pages/contract/operations/operation.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { setIn } from './option-change.ts';

/** The block whose options the drawer shows. */
export interface EditedBlock {
  block: StoredBlock;
  /** The one that texts are written in. */
  language: Language;
  run: EditorSession['run'];
}

export const EditedBlockContext = createContext<EditedBlock | undefined>(undefined);

export function useEditedBlock(): EditedBlock {
  const edited = useContext(EditedBlockContext);
  if (edited === undefined) throw new Error('EditedBlockContext is missing');
  return edited;
}

/** A value of the block, and how to set it. */
export function useOption(path: Path): [unknown, (value: JsonValue | undefined) => void] {
  const { block, run } = useEditedBlock();
  return [valueAt(block, path), (value) => run(...setIn(block, path, value))];
}
