import type { KeyboardEvent, RefObject } from 'react';
import { blockOf, chosenWithNext, neighbour, spotAfter } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor } from '../state/editor-context.ts';
import { type CanvasCommand, canvasCommand } from './canvas-keys.ts';
import {
  blockElement,
  elementOfBlock,
  focusedPart,
  focusFirstControl,
  focusText,
  focusTools,
  guidOf,
} from './edited-elements.ts';
import { useLetGo } from './use-let-go.ts';

/** An open text takes their keys for itself, and does nothing with them. */
const leftByTexts: ReadonlySet<CanvasCommand> = new Set(['leave', 'insert']);

interface CanvasEdges {
  /** Take the focus before the first and after the last block, so that the Tab key goes on from there. */
  start: RefObject<HTMLElement | null>;
  end: RefObject<HTMLElement | null>;
}

/** Tab goes from block to block, Enter in, Escape out; what can be done with a block has keys of its own. */
export function useCanvasKeys({ start, end }: CanvasEdges) {
  const { session, ui } = useEditor();
  const commands = useBlockCommands();
  const item = useItemTarget();
  const letGo = useLetGo();
  const document = () => session.state().document;
  /** All that are chosen when this one is among them. */
  const meant = (guid: string) => (ui.get().chosen.includes(guid) ? ui.get().chosen : [guid]);

  /** Answers whether the browser is still to do what it does. */
  function goTo(guid: string | undefined, edge: RefObject<HTMLElement | null>): boolean {
    const element = guid === undefined ? null : elementOfBlock(guid);
    (element ?? edge.current)?.focus();
    return element === null;
  }

  function chooseMore(step: 1 | -1): void {
    const chosen = chosenWithNext(document(), ui.get().chosen, step);
    commands.choose(chosen);
    const edge = step === 1 ? chosen.at(-1) : chosen[0];
    elementOfBlock(edge ?? '')?.focus();
  }

  /** One step out: from a text or a toolbar to the block, from several blocks to one that is not chosen, from a block to none. */
  function leave(root: HTMLElement, target: Element): void {
    if (target === root && ui.get().chosen.length > 1) {
      letGo();
      return;
    }
    if (target !== root) {
      root.focus();
      return;
    }
    ui.set({ chosen: [], panel: null });
    root.blur();
  }

  const run: Record<CanvasCommand, (root: HTMLElement, guid: string, target: Element) => unknown> = {
    next: (_, guid) => goTo(neighbour(document(), guid, 1), end),
    previous: (_, guid) => goTo(neighbour(document(), guid, -1), start),
    chooseNext: () => chooseMore(1),
    choosePrevious: () => chooseMore(-1),
    enter: (root) => void (focusText(root) || focusFirstControl(root)),
    leave: (root, _, target) => leave(root, target),
    tools: (root, guid) => {
      if (ui.get().typing === guid) ui.set({ typing: null, chosen: [guid], focusNext: { block: guid, at: 'tools' } });
      else focusTools(root);
    },
    insert: (_, guid) => {
      const block = blockOf(document(), guid);
      if (block !== undefined) ui.set({ inserting: spotAfter(document(), block) });
    },
    duplicate: (_, guid) => commands.duplicate(meant(guid)),
    remove: (_, guid) => commands.remove(meant(guid)),
    hide: (_, guid) => item === undefined && commands.toggleHidden(meant(guid)),
    pickUp: (_, guid) => ui.set({ moving: meant(guid) }),
    comment: (_, guid) => ui.set({ panel: 'comments', commenting: { block: guid, field: null, quoted: null } }),
  };

  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as Element;
    const root = blockElement(target);
    const part = root && focusedPart(target, root);
    if (root === null || part === null) return;
    if (part === undefined) {
      // A control of the block's own, such as those of a list: one step out of it.
      if (event.key === 'Escape' && !event.defaultPrevented) root.focus();
      return;
    }
    const command = canvasCommand(event, part);
    if (command === undefined || (event.defaultPrevented && !leftByTexts.has(command))) return;
    if (run[command](root, guidOf(root), target) !== true) event.preventDefault();
  }

  return { onKeyDown };
}
