import { expect, test } from 'vitest';
import { changesOf, draftOf, emptyDraft, newItemOf } from './item-draft.ts';

const now = new Date('2026-11-17T12:00:00Z');
const { source } = emptyDraft('News', [], { kind: 'text', buildingBlockName: 'Text', version: 1 });

test.each([
  [{ isPublished: false }, 'draft'],
  [{ isPublished: true, publishedOn: '2026-11-16T12:00:00.000Z' }, 'now'],
  [{ isPublished: true, publishedOn: '2026-11-18T12:00:00.000Z' }, 'later'],
] as const)('%o is %s', (state, publication) => {
  expect(draftOf({ ...source, ...state }, now).publication).toBe(publication);
});

test('a draft is sent without a day, a scheduled one with it', () => {
  const publishedOn = '2999-01-01T00:00:00.000Z';
  expect(newItemOf({ source: { ...source, publishedOn }, publication: 'draft' })).not.toHaveProperty('publishedOn');
  expect(newItemOf({ source: { ...source, publishedOn }, publication: 'later' })).toMatchObject({ publishedOn });
  expect(newItemOf({ source: { ...source, publishedOn }, publication: 'now' })).not.toHaveProperty('publishedOn');
});

test('a change names no type, and the version it was based on', () => {
  const changes = changesOf({ source, publication: 'now' }, 3);
  expect(changes).not.toHaveProperty('listItemTypeName');
  expect(changes.version).toBe(3);
});

test('what an item was is sent back without the version that it had: that would be refused', () => {
  const known = { ...source, guid: 'g', blockGuid: 'b', version: 3 };
  const back = changesOf(draftOf(known, now));
  expect(Object.keys(back)).not.toEqual(expect.arrayContaining(['version']));
  expect(Object.keys(back)).not.toEqual(expect.arrayContaining(['guid']));
});

test('a part that nothing was written in is not sent', () => {
  const [text] = source.contentBuildingBlockInstances;
  expect(text?.buildingBlockName).toBe('Text');
  expect(newItemOf({ source, publication: 'now' }).contentBuildingBlockInstances).toEqual([]);
  const written = { ...source, contentBuildingBlockInstances: text ? [{ ...text, content: { text: {} } }] : [] };
  expect(changesOf({ source: written, publication: 'now' }).contentBuildingBlockInstances).toHaveLength(1);
});
