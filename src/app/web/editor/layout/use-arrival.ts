import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { blockParameter, optionsParameter } from '#features/pages/contract/edit-path.ts';
import { useEditor } from '../state/editor-context.ts';

/**
 * Who was led here to write something begins in it: its words are chosen, and what is typed takes their place. Who comes
 * for the options of a block finds them open. Also for who is here already and is led to another block; each time that they ask.
 */
export function useArrival(): void {
  const { ui } = useEditor();
  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address a second time is asking again
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const block = asked.get(blockParameter);
    if (block === null) return;
    if (asked.has(optionsParameter))
      ui.set({ chosen: [block], typing: null, panel: 'block', focusNext: { block, at: 'block' } });
    else ui.set({ focusNext: { block, at: 'words' } });
  }, [ui, search, key]);
}
