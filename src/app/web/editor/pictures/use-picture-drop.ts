import { type DragEvent, useRef } from 'react';
import { spotOf } from '#features/pages/contract/operations/block-order.ts';
import type { Spot } from '#features/pages/contract/operations/operation.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { blockOf, endOfMain, spotAfter } from '../blocks/block-places.ts';
import { blockElement, guidOf } from '../canvas/edited-elements.ts';
import { useEditor } from '../state/editor-context.ts';
import { pastedPictures } from './pasted-pictures.ts';
import { isPictureKind } from './picture-kind.ts';
import { usePictures } from './pictures-context.ts';

/** On the block that a file hangs above: on which side of it the picture would come, or in it. */
const sideAttribute = 'data-drop';
type Side = 'before' | 'after' | 'inside';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files that are dragged onto the page from elsewhere: a line shows where they would come. */
export function usePictureDrop() {
  const { session } = useEditor();
  const kinds = useBlockKinds();
  const pictures = usePictures();
  const shown = useRef<HTMLElement>(null);

  function show(root: HTMLElement | null, side: Side): void {
    if (shown.current !== root) shown.current?.removeAttribute(sideAttribute);
    shown.current = root;
    root?.setAttribute(sideAttribute, side);
  }
  const hide = () => show(null, 'after');

  function sideOf(root: HTMLElement, y: number): Side {
    const block = blockOf(session.state().document, guidOf(root));
    const kind = kinds.get(block?.buildingBlockName ?? '');
    if (kind !== undefined && isPictureKind(kind) && block?.options.imageGuid === undefined) return 'inside';
    const { top, height } = root.getBoundingClientRect();
    return y < top + height / 2 ? 'before' : 'after';
  }

  /** Beside the block that it was dropped on; elsewhere at the end of the page's main column. */
  function spotAt(root: HTMLElement | null, side: Side): Spot {
    const { document } = session.state();
    const block = blockOf(document, root === null ? undefined : guidOf(root));
    if (block !== undefined) return side === 'before' ? spotOf(document, block) : spotAfter(document, block);
    return endOfMain(document);
  }

  return {
    onDragOver(event: DragEvent): void {
      if (!hasFiles(event)) return;
      // Otherwise the browser leaves the page for the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      const root = blockElement(event.target as Element);
      show(root, root === null ? 'after' : sideOf(root, event.clientY));
    },
    onDragLeave(event: DragEvent): void {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) hide();
    },
    onDrop(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const root = blockElement(event.target as Element);
      const side = root === null ? 'after' : sideOf(root, event.clientY);
      hide();
      const pasted = pastedPictures(event.dataTransfer);
      const [first, ...others] = pasted.files;
      if (root === null || side !== 'inside' || first === undefined)
        return void pictures.place(pasted, spotAt(root, side));
      pictures.fill(guidOf(root), first);
      pictures.place({ ...pasted, files: others }, spotAt(root, 'after'));
    },
  };
}
