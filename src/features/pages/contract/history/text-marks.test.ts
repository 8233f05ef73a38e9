import { expect, test } from 'vitest';
import { pairOf } from '#features/translation/contract/text-notes.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { doOperation } from '../operations/do-operation.ts';
import type { LoggedOperation, Operation } from '../operations/operation.ts';
import { PageDocument } from '../page.ts';
import { textMarks } from './text-marks.ts';

const guid = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d01';
const start = PageDocument.parse({
  title: text('Haven', 'Harbour'),
  buildingBlockInstances: [
    {
      guid,
      buildingBlockName: 'Cards',
      layoutPosition: 'main',
      sortId: 1,
      options: { items: [{ title: text('Boot', 'Boat') }, { title: text('Brug', 'Bridge') }] },
    },
  ],
});

/** Who did what: "Amina" the first, and so on; those with the same letter in one go. */
type Did = [by: string, group: string, operation: Operation];

function logOf(did: readonly Did[]) {
  let document = start;
  const log = did.map(([name, group, operation], place): LoggedOperation => {
    const applied = doOperation(document, operation, false);
    document = applied.document;
    const at = `2026-11-${10 + place}T09:00:00.000Z`;
    const by = { id: name, name };
    return { number: place + 1, id: String(place), by, at, operation, inverse: applied.inverse, group, undoes: null };
  });
  return { document, log };
}

const typed = (language: string, path: (string | number)[], words: string, block: string | null = null): Operation => ({
  kind: 'text',
  place: { block, path, language, format: 'plain' },
  steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } }],
});
const items = ['options', 'items'];
const said = (nl: string, en: string, reading: 'read' | 'unread'): Operation => ({
  kind: 'translated',
  language: 'en',
  ...pairOf(text(nl, en), 'en'),
  reading,
});
const card = (nl: string, en?: string) => ({ title: text(nl, en) });

test.each<[string, Did[], string, string | undefined, string | undefined]>([
  ['nobody did anything', [], 'title', undefined, undefined],
  [
    'someone typed the translation',
    [['Amina', 'a', typed('en', ['title'], 'X')]],
    'title',
    'wrote Amina 10',
    undefined,
  ],
  ['someone typed the source', [['Carla', 'a', typed('nl', ['title'], 'X')]], 'title', undefined, 'Carla 10'],
  [
    'the source changed and someone said that it holds',
    [
      ['Carla', 'a', typed('nl', ['title'], 'X')],
      ['Amina', 'b', said('XHaven', 'Harbour', 'read')],
    ],
    'title',
    'read Amina 11',
    'Carla 10',
  ],
  [
    'it was said of another source',
    [
      ['Amina', 'a', said('Haven', 'Harbour', 'read')],
      ['Carla', 'b', typed('nl', ['title'], 'X')],
    ],
    'title',
    undefined,
    'Carla 11',
  ],
  [
    'a machine wrote it',
    [
      ['Amina', 'a', typed('en', ['title'], 'X')],
      ['Amina', 'a', said('Haven', 'XHarbour', 'unread')],
    ],
    'title',
    undefined,
    undefined,
  ],
  [
    'a machine wrote it and someone read it',
    [
      ['Amina', 'a', typed('en', ['title'], 'X')],
      ['Amina', 'a', said('Haven', 'XHarbour', 'unread')],
      ['Bas', 'b', said('Haven', 'XHarbour', 'read')],
    ],
    'title',
    'read Bas 12',
    undefined,
  ],
  [
    'it was saved with the whole page',
    [
      ['Bas', 'a', { kind: 'page', path: ['title'], value: text('Haven', 'Port') }],
      ['Bas', 'a', said('Haven', 'Port', 'read')],
    ],
    'title',
    'wrote Bas 10',
    undefined,
  ],
  [
    'only its own language was set',
    [['Bas', 'a', { kind: 'page', path: ['title', '$lang', 'en'], value: 'Port' }]],
    'title',
    'wrote Bas 10',
    undefined,
  ],
  [
    'an entry before it was added since',
    [
      ['Amina', 'a', typed('en', [...items, 1, 'title'], 'X', guid)],
      ['Bas', 'b', { kind: 'splice', block: guid, path: items, at: 0, remove: 0, insert: [card('Sluis')] }],
    ],
    'options.items.2.title',
    'wrote Amina 10',
    undefined,
  ],
  [
    'its entry was moved since',
    [
      ['Carla', 'a', typed('nl', [...items, 1, 'title'], 'X', guid)],
      ['Bas', 'b', { kind: 'shift', block: guid, path: items, from: 1, to: 0 }],
    ],
    'options.items.0.title',
    undefined,
    'Carla 10',
  ],
  [
    'its entry came as a whole',
    [
      ['Carla', 'a', typed('nl', [...items, 0, 'title'], 'X', guid)],
      ['Bas', 'b', { kind: 'splice', block: guid, path: items, at: 0, remove: 0, insert: [card('Sluis', 'Lock')] }],
    ],
    'options.items.0.title',
    'wrote Bas 11',
    'Bas 11',
  ],
  [
    'its list was set, and it stayed as it was',
    [['Bas', 'a', { kind: 'set', block: guid, path: items, value: [card('Boot', 'Boat'), card('Kade', 'Quay')] }]],
    'options.items.0.title',
    undefined,
    undefined,
  ],
])('%s', (_, did, at, vouched, source) => {
  const { document, log } = logOf(did);
  const mark = textMarks(document, 'en', log).find(({ path }) => path.join('.') === at);
  const day = (moment: string) => moment.slice(8, 10);
  expect(mark?.vouched && `${mark.vouched.how} ${mark.vouched.by.name} ${day(mark.vouched.at)}`).toEqual(
    vouched ?? (mark === undefined ? undefined : null),
  );
  expect(mark?.source && `${mark.source.by.name} ${day(mark.source.at)}`).toEqual(
    source ?? (mark === undefined ? undefined : null),
  );
});
