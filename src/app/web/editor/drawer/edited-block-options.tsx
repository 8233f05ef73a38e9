import type { ReactNode } from 'react';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { type EditedOptions, OptionsContext } from '#platform/web/options/options-context.ts';
import { drawBlockOption, drawNewFile } from './draw-block-option.tsx';
import { EditedBlockContext } from './edited-block-context.ts';
import { insertIn, setIn } from './option-change.ts';

interface EditedBlock {
  block: StoredBlock;
  /** The one that texts are written in. */
  language: Language;
  run: EditorSession['run'];
  write: EditorSession['write'];
}

function editedOptions({ block, language, run, write }: EditedBlock): EditedOptions {
  const { guid, buildingBlockName: name } = block;
  return {
    language,
    words: `blocks.${name.charAt(0).toLowerCase()}${name.slice(1)}.options`,
    sharedWords: 'blocks.kit',
    valueAt: (path) => valueAt(block, path),
    set: (path, value) => run(...setIn(block, path, value)),
    write: (path, is, was) => write({ block: guid, path, was, is }),
    insert: (path, entries) => run(...insertIn(block, path, entries)),
    removeAt: (path, at) => run({ kind: 'splice', block: guid, path, at, remove: 1, insert: [] }),
    move: (path, from, to) => run({ kind: 'shift', block: guid, path, from, to }),
    draw: drawBlockOption,
    drawNewEntry: drawNewFile,
  };
}

/** Around every field that asks for an option of a block, wherever it stands. */
export function EditedBlockOptions({ children, ...edited }: EditedBlock & { children: ReactNode }) {
  return (
    <EditedBlockContext value={edited}>
      <OptionsContext value={editedOptions(edited)}>{children}</OptionsContext>
    </EditedBlockContext>
  );
}
