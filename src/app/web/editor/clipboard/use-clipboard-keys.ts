import { type RefObject, useEffect, useEffectEvent } from 'react';
import { blocksInOrder, endOfMain, spotAfter } from '../blocks/block-places.ts';
import { blockElement, focusedPart, guidOf, isField, isOwnTool } from '../canvas/edited-elements.ts';
import { pastedPictures } from '../pictures/pasted-pictures.ts';
import { usePictures } from '../pictures/pictures-context.ts';
import { useEditor } from '../state/editor-context.ts';
import { useBlockClipboard } from './use-block-clipboard.ts';

/** In what opens above the page its own words are meant. */
const above = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Ctrl C, X and V, for the blocks that are in hand. Browsers send these events to where words were chosen last, wherever
 * the focus is: they are heard for the whole window, and what has the focus says what is meant.
 */
export function useClipboardKeys(surface: RefObject<HTMLElement | null>): void {
  const { session, ui } = useEditor();
  const clipboard = useBlockClipboard();
  const pictures = usePictures();

  /** The blocks that are meant, none for the page itself; nothing where something else is. */
  function meant(): readonly string[] | undefined {
    const focus = document.activeElement ?? document.body;
    const { chosen, inserting, moving } = ui.get();
    if (inserting !== null || moving.length > 0 || isField(focus) || focus.closest(above) !== null) return undefined;
    const root = surface.current?.contains(focus) ? blockElement(focus) : null;
    if (root === null) return isOwnTool(focus) ? undefined : chosen;
    const part = focusedPart(focus, root);
    if (part !== 'block' && part !== 'tools') return undefined;
    const guid = guidOf(root);
    return chosen.includes(guid) ? chosen : [guid];
  }

  const hear = useEffectEvent((event: ClipboardEvent) => {
    const blocks = event.defaultPrevented ? undefined : meant();
    if (blocks === undefined) return;
    if (event.type === 'paste') return paste(blocks, event);
    // Words that someone chose beside the page are theirs to copy.
    const isOfWords = document.activeElement === document.body && document.getSelection()?.isCollapsed === false;
    if (blocks.length === 0 || isOfWords) return;
    if (event.type === 'copy') clipboard.copy(blocks, event);
    else clipboard.cut(blocks, event);
  });

  function paste(blocks: readonly string[], event: ClipboardEvent): void {
    const { document: page } = session.state();
    const last = blocksInOrder(page).findLast(({ guid }) => blocks.includes(guid));
    const spot = last === undefined ? endOfMain(page) : spotAfter(page, last);
    if (clipboard.paste(spot, event) || event.clipboardData === null) return;
    if (pictures.place(pastedPictures(event.clipboardData), spot)) event.preventDefault();
  }

  useEffect(() => {
    const listen = (event: ClipboardEvent) => hear(event);
    const kinds = ['copy', 'cut', 'paste'] as const;
    for (const kind of kinds) document.addEventListener(kind, listen);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listen);
    };
  }, []);
}
