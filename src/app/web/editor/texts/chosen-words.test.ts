import { Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { chosenWords } from './chosen-words.ts';
import { hearSteadily } from './heard-steps.ts';

const place: TextPlace = { block: null, path: ['title'], language: 'nl', format: 'plain' };
const schema = new Schema({
  nodes: { doc: { content: 'paragraph+' }, paragraph: { content: 'text*', toDOM: () => ['p', 0] }, text: {} },
});
let view: EditorView;
let outside: HTMLElement;

beforeEach(() => {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('Aan zee op zondag')])]);
  const mount = document.body.appendChild(document.createElement('div'));
  outside = document.body.appendChild(document.createElement('p'));
  outside.textContent = 'Elders';
  view = new EditorView(mount, { state: EditorState.create({ doc }) });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1, 4)));
});
afterEach(() => {
  view.destroy();
  document.body.replaceChildren();
});

const words = () => view.dom.querySelector('p')?.firstChild as Text;
const choose = (node: Node, from: number, to: number) =>
  document.getSelection()?.setBaseAndExtent(node, from, node, to);

it('are those that the browser has, before the view has heard of it', () => {
  choose(words(), 11, 17);
  expect(view.state.selection).toMatchObject({ from: 1, to: 4 });
  expect(chosenWords(view, place)).toEqual({ place, from: 12, to: 18, quote: 'zondag' });
});

it('are the same when they were chosen backwards', () => {
  choose(words(), 17, 11);
  expect(chosenWords(view, place)).toEqual({ place, from: 12, to: 18, quote: 'zondag' });
});

it('are none when nothing or only a space is chosen', () => {
  choose(words(), 3, 3);
  expect(chosenWords(view, place)).toBeUndefined();
  choose(words(), 3, 4);
  expect(chosenWords(view, place)).toBeUndefined();
});

it('are those that were chosen in the text while the browser is elsewhere', () => {
  choose(outside.firstChild as Node, 0, 3);
  expect(chosenWords(view, place)).toMatchObject({ from: 1, to: 4, quote: 'Aan' });
});

const before = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Daar ' }] } };

it('stay those that a key chose in the moment in which somebody else types', () => {
  view.focus();
  choose(words(), 17, 11);
  hearSteadily(view, { steps: [before], mirrors: [] });
  expect(view.state.selection).toMatchObject({ anchor: 18 + 5, head: 12 + 5 });
  expect(view.state.doc.textContent).toBe('Daar Aan zee op zondag');
});

it('stay as the view has them where the browser is elsewhere', () => {
  choose(outside.firstChild as Node, 0, 3);
  hearSteadily(view, { steps: [before], mirrors: [] });
  expect(view.state.selection).toMatchObject({ from: 1 + 5, to: 4 + 5 });
});
