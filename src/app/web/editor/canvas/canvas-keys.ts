export type CanvasCommand =
  | 'next'
  | 'previous'
  | 'chooseNext'
  | 'choosePrevious'
  | 'enter'
  | 'leave'
  | 'tools'
  | 'insert'
  | 'duplicate'
  | 'remove'
  | 'hide'
  | 'pickUp'
  | 'comment';

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** As people write a key: "Ctrl+Shift+H". On a Mac the command key stands for Ctrl. */
export function keyName({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): string {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', name].filter(Boolean).join('+');
}

const onBlock: Record<string, CanvasCommand> = {
  Tab: 'next',
  'Shift+Tab': 'previous',
  'Shift+ArrowDown': 'chooseNext',
  'Shift+ArrowUp': 'choosePrevious',
  Enter: 'enter',
  Escape: 'leave',
  'Alt+F10': 'tools',
  'Ctrl+Enter': 'insert',
  'Ctrl+D': 'duplicate',
  Delete: 'remove',
  Backspace: 'remove',
  'Ctrl+Shift+H': 'hide',
  Space: 'pickUp',
  'Ctrl+Alt+M': 'comment',
};

/** Whoever types keeps all keys but these. */
const inText: Record<string, CanvasCommand> = {
  Escape: 'leave',
  'Alt+F10': 'tools',
  'Ctrl+Enter': 'insert',
  'Ctrl+Alt+M': 'comment',
};

export type FocusedPart = 'block' | 'text' | 'tools';

const keysOf: Record<FocusedPart, Record<string, CanvasCommand>> = {
  block: onBlock,
  text: inText,
  tools: { Escape: 'leave' },
};

export const canvasCommand = (pressed: PressedKey, focused: FocusedPart): CanvasCommand | undefined =>
  keysOf[focused][keyName(pressed)];

export type EditorCommand =
  | 'undo'
  | 'redo'
  | 'commands'
  | 'nextPart'
  | 'previousPart'
  | 'nextFinding'
  | 'previousFinding'
  | 'nextComment'
  | 'previousComment'
  | 'emptyField';

const anywhere: Record<string, EditorCommand> = {
  'Ctrl+Z': 'undo',
  'Ctrl+Shift+Z': 'redo',
  'Ctrl+Y': 'redo',
  'Ctrl+K': 'commands',
  F6: 'nextPart',
  'Shift+F6': 'previousPart',
  F9: 'nextComment',
  'Shift+F9': 'previousComment',
  F8: 'nextFinding',
  'Shift+F8': 'previousFinding',
  'Ctrl+I': 'emptyField',
};

export const editorCommand = (pressed: PressedKey): EditorCommand | undefined => anywhere[keyName(pressed)];
