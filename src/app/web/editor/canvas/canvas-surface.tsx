import { type FocusEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { BlockEditingContext } from '#blocks/kit/web/block-editing-context.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useClipboardKeys } from '../clipboard/use-clipboard-keys.ts';
import { useIsPhone } from '../layout/use-width.ts';
import { usePictureDrop } from '../pictures/use-picture-drop.ts';
import { pageItself } from '../present/present-for-editing.ts';
import { useEditor, useUi } from '../state/editor-context.ts';
import { enterBeside } from '../texts/text-elements.ts';
import styles from './canvas.module.css';
import { blockElement, focusedPart, guidOf, isBesideText, isControl, isOwnTool, isText } from './edited-elements.ts';
import { EditedRoot } from './edited-root.tsx';
import { EmptyArea } from './empty-area.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';

const blockEditing = { Root: EditedRoot, EmptyArea };

/** What its blocks are asked, by pointer and by key, whatever draws them. */
export function CanvasSurface({ children }: { children: ReactNode }) {
  const { ui } = useEditor();
  const commands = useBlockCommands();
  const isPhone = useIsPhone();
  const isTyping = useUi(({ typing }) => typing !== null);
  const start = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const keys = useCanvasKeys({ start, end });
  useClipboardKeys(desk);
  const drop = usePictureDrop();

  /** What has the focus is chosen, or typed in. */
  const focused = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    // Menus are drawn elsewhere, and belong to what they were opened from.
    if (!currentTarget.contains(target) || isBesideText(target) || isOwnTool(target)) return;
    const root = blockElement(target);
    if (root === null) return ui.set({ chosen: [], typing: isText(target) ? pageItself : null });
    const guid = guidOf(root);
    if (ui.get().givenBack === guid) return ui.set({ givenBack: null, chosen: [], typing: null });
    const part = focusedPart(target, root);
    if (part === 'text') return ui.set({ typing: guid, chosen: [] });
    // Who comes back from the toolbar, or chooses more with the keys, keeps what is chosen.
    const { chosen } = ui.get();
    if (chosen.includes(guid) && (part !== 'block' || relatedTarget !== null)) return;
    if (!chosen.includes(guid)) commands.choose([guid]);
  };

  /** Links lead away from what is being written; with Ctrl they open beside it. */
  const stayHere = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };

  /** On a phone the first tap chooses the block, and the second enters its text; one beside all blocks closes the sheet. */
  const tapped = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!isPhone || isOwnTool(target)) return;
    const root = blockElement(target);
    const { chosen, typing } = ui.get();
    if (root === null) return ui.set({ chosen: [] });
    const guid = guidOf(root);
    if (typing === guid || chosen.includes(guid)) return;
    event.preventDefault();
    event.stopPropagation();
    root.focus();
    // It may have the focus already, without being chosen.
    commands.choose([guid]);
    ui.set({ focusNext: { block: guid, at: 'tools' } });
  };

  const pressed = (event: MouseEvent) => {
    const target = event.target as Element;
    const root = blockElement(target);
    if (event.button !== 0 || isText(target) || isOwnTool(target)) return;
    if (target !== root && !event.shiftKey && !isControl(target) && enterBeside(target, event)) {
      event.preventDefault();
      return;
    }
    if (root === null) return;
    const guid = guidOf(root);
    const { chosen } = ui.get();
    if (event.shiftKey && chosen.length > 0) {
      event.preventDefault();
      commands.choose(chosen.includes(guid) ? chosen.filter((one) => one !== guid) : [...chosen, guid]);
    } else if (chosen.length > 1) commands.choose([guid]);
    if (!isPhone) ui.set({ panel: ui.get().panel ?? 'block' });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens for what its blocks are asked
    <div
      ref={desk}
      className={styles.desk}
      data-editor-part="page"
      data-typing={isTyping ? '' : undefined}
      onFocus={focused}
      onClick={stayHere}
      onMouseDownCapture={tapped}
      onMouseDown={pressed}
      {...keys}
      {...drop}
    >
      <span ref={start} tabIndex={-1} />
      <BlockEditingContext value={blockEditing}>{children}</BlockEditingContext>
      <span ref={end} tabIndex={-1} />
    </div>
  );
}
