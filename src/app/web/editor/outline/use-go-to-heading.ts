import { useEditor } from '../state/editor-context.ts';
import { enterText } from '../texts/text-elements.ts';
import type { BlockHeading } from './block-headings.ts';

/** What lies over the page, such as the sheet of a phone, is gone within this many frames. */
const mostFrames = 30;

/** Into a text of this block, with the caret before that heading. */
export function useGoToHeading(block: string): (heading: Pick<BlockHeading, 'path' | 'letters'>) => void {
  const { language, ui } = useEditor();
  return ({ path, letters }) => {
    ui.set({ chosen: [block], typing: null });
    reach({ block, path: ['options', ...path], language }, letters, mostFrames);
  };
}

function reach(place: Parameters<typeof enterText>[0], letters: number, frames: number): void {
  const isBehind = document.querySelector('[data-edited-block]')?.closest('[inert], [aria-hidden="true"]') != null;
  if (frames === 0 || (!isBehind && enterText(place, { letters, isBefore: true }))) return;
  requestAnimationFrame(() => reach(place, letters, frames - 1));
}
