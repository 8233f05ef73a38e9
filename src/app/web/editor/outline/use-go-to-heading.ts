import { useEditor } from '../state/editor-context.ts';
import { enterText } from '../texts/text-elements.ts';
import type { BlockHeading } from './block-headings.ts';

/** What lies over the page, such as the list itself on a phone, is gone within this many frames. */
const mostFrames = 30;

/** Into a text of this block with the caret before that heading, or to the block where its text is folded away. */
export function useGoToHeading(block: string): (heading: Pick<BlockHeading, 'path' | 'letters'>) => void {
  const { language, ui } = useEditor();
  return ({ path, letters }) => {
    const place = { block, path: ['options', ...path], language };
    reach(mostFrames, (isLast) => {
      if (!isBehind() && enterText(place, { letters, isBefore: true })) return true;
      if (isLast) ui.set({ focusNext: { block, at: 'block' } });
      return false;
    });
  };
}

function isBehind(): boolean {
  const block = document.querySelector('[data-edited-block]');
  return block !== null && block.closest('[inert], [aria-hidden="true"]') !== null;
}

function reach(frames: number, goTo: (isLast: boolean) => boolean): void {
  if (goTo(frames === 0) || frames === 0) return;
  requestAnimationFrame(() => reach(frames - 1, goTo));
}
