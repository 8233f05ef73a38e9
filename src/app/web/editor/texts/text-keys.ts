/** Keys that an editor of text leaves to the page around it. */
const leaves = new Set(['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

export type TextCommand = 'undo' | 'redo' | 'link' | 'insert' | 'comment' | 'toolbar' | 'next' | 'newLine' | 'space';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isCommandKey = ({ ctrlKey, metaKey }: Pressed): boolean => ctrlKey || metaKey;

/** What someone who types asks for with this key, apart from typing. */
export function textCommand(pressed: Pressed, format: 'plain' | 'rich'): TextCommand | undefined {
  const key = pressed.key.toLowerCase();
  if (isCommandKey(pressed)) {
    if (key === 'z') return pressed.shiftKey ? 'redo' : 'undo';
    if (key === 'y') return 'redo';
    if (key === 'm' && pressed.altKey) return 'comment';
    if (key === 'enter') return 'insert';
    return key === 'k' && format === 'rich' ? 'link' : undefined;
  }
  if (pressed.altKey) return key === 'f10' ? 'toolbar' : undefined;
  if (key === ' ') return 'space';
  if (key === 'enter' && format === 'plain') return pressed.shiftKey ? 'newLine' : 'next';
  return undefined;
}

/** What is typed does not press the button, turn the tab or open the answer that the words stand in. */
export const staysInText = (pressed: Pressed): boolean =>
  !leaves.has(pressed.key) && !isCommandKey(pressed) && !pressed.altKey && !/^F\d+$/.test(pressed.key);
