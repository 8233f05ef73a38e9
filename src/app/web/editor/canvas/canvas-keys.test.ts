import { describe, expect, it } from 'vitest';
import { canvasCommand, editorCommand, type PressedKey } from './canvas-keys.ts';

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };

describe('on a block', () => {
  it.each([
    ['Tab', {}, 'next'],
    ['Tab', shift, 'previous'],
    ['Enter', {}, 'enter'],
    ['Escape', {}, 'leave'],
    ['F10', { altKey: true }, 'tools'],
    ['Enter', ctrl, 'insert'],
    ['d', ctrl, 'duplicate'],
    ['d', { metaKey: true }, 'duplicate'],
    ['Delete', {}, 'remove'],
    ['ArrowDown', shift, 'chooseNext'],
    ['ArrowUp', shift, 'choosePrevious'],
    ['H', { ctrlKey: true, shiftKey: true }, 'hide'],
    [' ', {}, 'pickUp'],
    ['m', { ctrlKey: true, altKey: true }, 'comment'],
    ['c', ctrl, undefined],
    ['ArrowDown', {}, undefined],
  ])('%s %o', (key, held, command) => expect(canvasCommand(press(key, held), 'block')).toBe(command));
});

it.each([
  ['Tab', {}, undefined],
  ['Delete', {}, undefined],
  [' ', {}, undefined],
  ['d', ctrl, undefined],
  ['Escape', {}, 'leave'],
  ['F10', { altKey: true }, 'tools'],
  ['Enter', ctrl, 'insert'],
])('while typing %s %o', (key, held, command) => expect(canvasCommand(press(key, held), 'text')).toBe(command));

it.each([
  ['z', ctrl, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', ctrl, 'redo'],
  ['k', ctrl, 'commands'],
  ['F6', {}, 'nextPart'],
  ['F6', shift, 'previousPart'],
  ['i', ctrl, 'emptyField'],
  ['F9', {}, 'nextComment'],
  ['F9', shift, 'previousComment'],
  ['z', {}, undefined],
])('anywhere %s %o', (key, held, command) => expect(editorCommand(press(key, held))).toBe(command));
