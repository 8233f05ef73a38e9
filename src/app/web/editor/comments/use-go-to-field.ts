import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import { focusItemField } from '../item/focus-item-field.ts';
import { useEditor } from '../state/editor-context.ts';
import { quotedRange } from './quoted-range.ts';

type FoundWords = Pick<
  NonNullable<CommentThread['quoted']>,
  'language' | 'format' | 'quote' | 'from' | 'to' | 'isFound'
>;

/** The drawer draws its fields within this many frames. */
const mostFrames = 30;

/** To a field of the item that something was said about; fields are filled in beside the sheet. */
export function useGoToField(): (field: string, quoted?: FoundWords | null) => void {
  const { ui, language, setLanguage } = useEditor();
  return (field, quoted) => {
    ui.set({ panel: 'page' });
    if (quoted && quoted.language !== language) setLanguage(quoted.language);
    reach(field, mostFrames, quoted?.isFound === true && quoted.format === 'plain' ? quoted : undefined);
  };
}

function reach(field: string, frames: number, quoted: FoundWords | undefined): void {
  if (frames === 0) return;
  if (!focusItemField(field)) return void requestAnimationFrame(() => reach(field, frames - 1, quoted));
  const input = document.activeElement;
  const isLine = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  if (!isLine || quoted === undefined) return;
  // Of plain words a position is a number of letters; what was written since they were asked for has moved them.
  const range = quotedRange(input.value, quoted.quote, quoted, quoted.isFound);
  if (range !== undefined) input.setSelectionRange(range.from, range.to);
}
