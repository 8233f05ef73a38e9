import { expect, test } from 'vitest';
import { staysInText, type TextCommand, textCommand } from './text-keys.ts';

const pressed = (name: string) => {
  const parts = name.split('+');
  const key = parts.pop() ?? '';
  const has = (part: string) => parts.includes(part);
  return { key, ctrlKey: has('Ctrl'), metaKey: has('Cmd'), altKey: has('Alt'), shiftKey: has('Shift') };
};

test.each<[string, TextCommand | undefined, TextCommand | undefined]>([
  ['Ctrl+z', 'undo', 'undo'],
  ['Cmd+z', 'undo', 'undo'],
  ['Ctrl+Shift+Z', 'redo', 'redo'],
  ['Ctrl+y', 'redo', 'redo'],
  ['Ctrl+k', undefined, 'link'],
  ['Alt+F10', 'toolbar', 'toolbar'],
  ['Enter', 'next', undefined],
  ['Shift+Enter', 'newLine', undefined],
  ['Ctrl+Enter', 'insert', 'insert'],
  [' ', 'space', 'space'],
  ['a', undefined, undefined],
])('%s in one line is %s, in a text %s', (name, plain, rich) => {
  expect([textCommand(pressed(name), 'plain'), textCommand(pressed(name), 'rich')]).toEqual([plain, rich]);
});

test.each([
  ['a', true],
  [' ', true],
  ['Enter', true],
  ['ArrowLeft', true],
  ['Home', true],
  ['Escape', false],
  ['Tab', false],
  ['F6', false],
  ['Ctrl+Enter', false],
  ['Alt+F10', false],
])('%s stays in the text: %s', (name, stays) => {
  expect(staysInText(pressed(name))).toBe(stays);
});
