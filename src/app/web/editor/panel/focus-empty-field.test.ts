import { expect, test, vi } from 'vitest';
import { focusEmptyField } from './focus-empty-field.ts';

/** Nothing has a size here; what is hidden says so. */
vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);

function panelOf(html: string): HTMLElement {
  const panel = document.createElement('div');
  panel.innerHTML = html;
  document.body.replaceChildren(panel);
  return panel;
}

test.each([
  ['a line', '<input value="x"><input id="here"><input>'],
  ['lines', '<textarea>x</textarea><textarea id="here"> </textarea>'],
  [
    'a list of which nothing is chosen',
    '<button aria-haspopup="listbox"><span>x</span></button><button aria-haspopup="listbox" id="here"><span data-placeholder></span></button>',
  ],
  ['a text with headings', '<div contenteditable="true" id="here" tabindex="0"><p></p></div>'],
  [
    'none that is ticked or searched in',
    '<input type="checkbox"><input role="combobox"><input type="search"><input id="here">',
  ],
  ['none that someone else has', '<div inert><input></div><fieldset disabled><input></fieldset><input id="here">'],
])('finds %s', (_, html) => {
  expect(focusEmptyField(panelOf(html))).toBe(true);
  expect(document.activeElement?.id).toBe('here');
});

test('says that there is none', () => {
  expect(focusEmptyField(panelOf('<input value="x">'))).toBe(false);
});
