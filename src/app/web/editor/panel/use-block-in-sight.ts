import { type RefObject, useEffect } from 'react';
import { elementOfBlock } from '../canvas/edited-elements.ts';
import { useUi } from '../state/editor-context.ts';
import { blockInHand } from '../state/editor-ui.ts';

const breath = 24;

/** Where the drawer lies over the page, the page slides aside until the chosen block can be seen beside it. */
export function useBlockInSight(panel: RefObject<HTMLElement | null>): void {
  const guid = useUi(blockInHand);
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-editor-part="page"]');
    const block = guid === undefined ? null : elementOfBlock(guid);
    if (page === null || panel.current === null) return;
    page.style.translate = '';
    if (block === null || getComputedStyle(panel.current).position !== 'fixed') return;
    // As wide as the drawer will be once it has come in, whatever part of it is there now.
    const edge = window.innerWidth - panel.current.offsetWidth - breath;
    const box = block.getBoundingClientRect();
    const covered = Math.min(box.right - edge, box.left - page.getBoundingClientRect().left - breath);
    if (covered > 0) page.style.translate = `${-covered}px 0`;
    return () => {
      page.style.translate = '';
    };
  }, [guid, panel]);
}
