import { deviceStorage } from '#platform/web/device-storage.ts';

const storageKey = 'plein.editor.outline';

/** Whether the outline stood open when this person last chose, in this browser. */
export const readOutlineOpen = (): boolean => deviceStorage()?.getItem(storageKey) !== 'closed';

export function keepOutlineOpen(isOpen: boolean): void {
  if (isOpen) deviceStorage()?.removeItem(storageKey);
  else deviceStorage()?.setItem(storageKey, 'closed');
}
