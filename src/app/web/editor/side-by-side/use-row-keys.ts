import { useEffect, useEffectEvent } from 'react';
import { keyName } from '../canvas/canvas-keys.ts';
import { textAttribute } from '../texts/text-elements.ts';
import { rowAttribute } from './text-row.tsx';
import type { SideBySideActions } from './use-row-actions.ts';

/** What has keys of its own. */
const others = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** F8 means the next text here, and Ctrl Enter that this one is right. Heard before the text itself hears it. */
export function useRowKeys(actions: SideBySideActions): void {
  const run: Record<string, () => void> = {
    F8: () => actions.next(1),
    'Shift+F8': () => actions.next(-1),
    'Ctrl+Enter': () => actions.confirmCurrent(),
    'Ctrl+Shift+V': () => actions.draftCurrent(),
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(others)) return;
    const isPasting = keyName(event) === 'Ctrl+Shift+V' && actions.drafting === undefined;
    const work = isPasting ? undefined : run[keyName(event)];
    if (work !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      work();
    } else if (event.key === 'Escape' && target?.closest(`[${textAttribute}]`)) {
      target.closest<HTMLElement>(`[${rowAttribute}]`)?.focus();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
