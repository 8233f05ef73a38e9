import { expect, test } from 'vitest';
import { applyOperation } from '#features/pages/contract/operations/apply-operation.ts';
import { operationsBetween } from '#features/pages/contract/operations/operations-between.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { ItemSource } from '../list-item.ts';
import { type EditedItem, editedItem, sourceWritten } from './edited-item.ts';

const [first, second, field] = ['1', '2', '3'].map((end) => `7d3f2c10-0000-4000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];

const source = ItemSource.parse({
  title: text('Dijk'),
  listItemTypeName: 'News',
  parentGuids: [second],
  metadata: { description: text('Kort'), 'period-start': '2026-11-17T09:00:00.000Z', highlight: true },
  fields: { [field]: text('Gemeente') },
  contentBuildingBlockInstances: [
    { guid: first, buildingBlockName: 'Text', content: { text: { $lang: {} } }, heading: text('Planning') },
    { guid: second, buildingBlockName: 'Image', content: {} },
  ],
  visibility: 'Users',
  unpublishOn: '2027-01-01T09:00:00.000Z',
});

test('an item is the same after it was a document', () => {
  expect(sourceWritten(editedItem(source), source)).toEqual(source);
});

test('operations on a page change an item: its words, its fields and its blocks', () => {
  const operations = [
    {
      kind: 'text',
      place: { block: null, path: ['item', 'fields', field], language: 'nl', format: 'plain' },
      steps: [],
    },
    { kind: 'page', path: ['item', 'highlight'], value: false },
    { kind: 'move', block: second, spot: { area: 'top-row', after: null } },
  ] as const;
  const after = operations.reduce(
    (document, one) => applyOperation(document, one).document as EditedItem,
    editedItem(source),
  );
  const written = sourceWritten(after, source);
  expect(written.metadata.highlight).toBe(false);
  expect(written.contentBuildingBlockInstances.map(({ guid }) => guid)).toEqual([second, first]);
  expect(written.unpublishOn).toBe(source.unpublishOn);
});

test('what another call wrote is told as operations', () => {
  const after = editedItem({ ...source, title: text('Dijken'), fields: { [field]: text('Waterschap') } });
  expect(operationsBetween(editedItem(source), after)).toMatchObject([
    { kind: 'text', place: { block: null, path: ['title'], language: 'nl' } },
    { kind: 'text', place: { block: null, path: ['item', 'fields', field], language: 'nl' } },
  ]);
});
