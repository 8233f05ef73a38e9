import { expect, test } from 'vitest';
import { focusPart } from './editor-parts.ts';

test('F6 goes round bar, outline, page and drawer, and with Shift back', () => {
  document.body.innerHTML = ['bar', 'outline', 'page', 'panel']
    .map((part) => `<div data-editor-part="${part}"><p inert><button>niet</button></p><button>${part}</button></div>`)
    .join('');
  const press = (step: 1 | -1) => {
    focusPart(document, step);
    return document.activeElement?.textContent;
  };
  expect([1, 1, 1, 1, 1].map(() => press(1))).toEqual(['bar', 'outline', 'page', 'panel', 'bar']);
  expect([press(-1), press(-1)]).toEqual(['panel', 'page']);
});
