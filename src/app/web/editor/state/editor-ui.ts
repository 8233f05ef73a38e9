import type { Quoted } from '#features/page-review/contract/page-comment.ts';
import type { Finding } from '#features/pages/contract/checks/finding.ts';
import type { Spot, TextPlace } from '#features/pages/contract/operations/operation.ts';
import type { SeenAs } from '../look/audience.ts';

export type CanvasWidth = 'desktop' | 'tablet' | 'phone';
export type PanelTab = 'block' | 'page' | 'comments' | 'checks';

export interface FocusNext {
  block: string;
  /** The block itself, the first text in it, all the words of that text, or its toolbar. */
  at: 'block' | 'text' | 'words' | 'tools';
}

/** What a new comment is about: the page or the item, a block or a field of it, or words in a text. */
export interface CommentPlace {
  block: string | null;
  field: string | null;
  quoted: (Quoted & { sequence: number }) | null;
}

/** What someone is busy with in this tab. It is nobody else's, and nothing of it is saved. */
export interface EditorUi {
  /** Blocks with a frame around them, in the order in which they are read. */
  chosen: readonly string[];
  /** The block in whose text the caret stands. */
  typing: string | null;
  /** The text in which it stands, or that was asked for although nobody wrote it yet. */
  typingAt: TextPlace | null;
  panel: PanelTab | null;
  isOutlineOpen: boolean;
  width: CanvasWidth;
  /** The texts of the language beside their source, instead of the page. */
  isSideBySide: boolean;
  /** With whose eyes the page is looked at; with one's own while it is edited. */
  seenAs: SeenAs | null;
  /** On which day it is to be looked at is being asked. */
  isAskingDay: boolean;
  /** Where the palette will put a block. */
  inserting: Spot | null;
  /** The blocks that were picked up. */
  moving: readonly string[];
  /** They follow the pointer until it lets go. */
  dragging: boolean;
  /** Blocks that someone else just changed, with their name; until one has been there and left. */
  fresh: ReadonlyMap<string, string>;
  /** What takes the focus as soon as it is drawn. */
  focusNext: FocusNext | null;
  /** The block that gets the focus back from what was closed, and is not chosen by that. */
  givenBack: string | null;
  /** What a comment is being written about. */
  commenting: CommentPlace | null;
  /** The comments that are looked at, and those that take the focus as soon as they are drawn. */
  thread: string | null;
  focusThread: string | null;
  /** What was found and is being looked at; it stays in sight when it is mended. */
  finding: Finding | null;
}

export const atRest: EditorUi = {
  chosen: [],
  typing: null,
  typingAt: null,
  panel: null,
  isOutlineOpen: true,
  width: 'desktop',
  isSideBySide: false,
  seenAs: null,
  isAskingDay: false,
  inserting: null,
  moving: [],
  dragging: false,
  fresh: new Map(),
  focusNext: null,
  givenBack: null,
  commenting: null,
  thread: null,
  focusThread: null,
  finding: null,
};

export type UiStore = ReturnType<typeof createUiStore>;

export function createUiStore(first: EditorUi = atRest) {
  let ui = first;
  const listeners = new Set<() => void>();
  return {
    get: (): EditorUi => ui,
    set(change: Partial<EditorUi>): void {
      const next = { ...ui, ...change };
      ui = { ...next, fresh: withoutLeft(ui, next) };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const inHand = ({ chosen, typing }: EditorUi): readonly string[] => (typing === null ? chosen : [...chosen, typing]);

/** What one has seen, and left, is no news any more. */
function withoutLeft(before: EditorUi, { fresh, ...after }: EditorUi): EditorUi['fresh'] {
  const still = inHand({ fresh, ...after });
  const left = inHand(before).filter((guid) => fresh.has(guid) && !still.includes(guid));
  return left.length === 0 ? fresh : new Map([...fresh].filter(([guid]) => !left.includes(guid)));
}

/** The block that the drawer is about. */
export const blockInHand = ({ chosen, typing }: EditorUi): string | undefined => typing ?? chosen.at(-1);

/** What is left of it when blocks are gone that one was busy with, and who took them away; undefined when one was not. */
export function takenFromHand(
  ui: EditorUi,
  gone: readonly { block: string; name: string }[],
): { name: string; left: Pick<EditorUi, 'chosen' | 'typing' | 'typingAt' | 'moving' | 'dragging'> } | undefined {
  const isGone = (guid: string) => gone.some(({ block }) => block === guid);
  const taken = gone.find(({ block }) => [...inHand(ui), ...ui.moving].includes(block));
  if (taken === undefined) return undefined;
  const isTyping = ui.typing !== null && !isGone(ui.typing);
  const moving = ui.moving.filter((guid) => !isGone(guid));
  return {
    name: taken.name,
    left: {
      chosen: ui.chosen.filter((guid) => !isGone(guid)),
      typing: isTyping ? ui.typing : null,
      typingAt: isTyping ? ui.typingAt : null,
      moving,
      dragging: ui.dragging && moving.length > 0,
    },
  };
}
