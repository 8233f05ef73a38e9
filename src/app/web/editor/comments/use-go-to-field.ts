import { focusItemField } from '../item/focus-item-field.ts';
import { useEditor } from '../state/editor-context.ts';

/** The drawer draws its fields within this many frames. */
const mostFrames = 30;

/** To a field of the item that something was said about; fields are filled in beside the sheet. */
export function useGoToField(): (field: string) => void {
  const { ui } = useEditor();
  return (field) => {
    ui.set({ panel: 'page' });
    reach(field, mostFrames);
  };
}

function reach(field: string, frames: number): void {
  if (frames > 0 && !focusItemField(field)) requestAnimationFrame(() => reach(field, frames - 1));
}
