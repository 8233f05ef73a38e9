import { expect, test } from 'vitest';
import { asItWas, changesOf, draftOf, emptyDraft, type ItemDraft, newItemOf, type Saving } from './item-draft.ts';

const now = new Date('2026-11-17T12:00:00Z');
const past = '2020-01-01T00:00:00.000Z';
const future = '2999-01-01T00:00:00.000Z';
const { source } = emptyDraft('News', [], { kind: 'text', buildingBlockName: 'Text', version: 1 });

test.each([
  [{ isPublished: false }, 'now'],
  [{ isPublished: false, publishedOn: future }, 'later'],
  [{ isPublished: true, publishedOn: '2026-11-16T12:00:00.000Z' }, 'now'],
  [{ isPublished: true, publishedOn: '2026-11-18T12:00:00.000Z' }, 'later'],
] as const)('%o is %s', (state, publication) => {
  expect(draftOf({ ...source, ...state }, now).publication).toBe(publication);
});

const before: Record<string, Partial<ItemDraft['source']>> = {
  'a draft': { isPublished: false, publishedOn: past },
  'one that is out': { isPublished: true, publishedOn: past },
  'one that is planned': { isPublished: true, publishedOn: future },
};
test.each<[string, ItemDraft['publication'], Saving, object]>([
  // What was a draft until now appears now, not on the day that its writing began.
  ['a draft', 'now', 'publish', { isPublished: true }],
  ['a draft', 'now', 'draft', { isPublished: false }],
  ['one that is out', 'now', 'publish', { isPublished: true, publishedOn: past }],
  ['one that is out', 'now', 'draft', { isPublished: false, publishedOn: past }],
  ['one that is planned', 'later', 'publish', { isPublished: true, publishedOn: future }],
  ['one that is planned', 'later', 'draft', { isPublished: false, publishedOn: future }],
  ['one that is planned', 'now', 'publish', { isPublished: true, publishedOn: 'now' }],
  ['one that is planned', 'now', 'draft', { isPublished: false, publishedOn: 'now' }],
])('of %s, chosen %s, %s sends %o', (what, publication, saving, sent) => {
  const { isPublished, publishedOn } = changesOf({ source: { ...source, ...before[what] }, publication }, saving);
  expect({ isPublished, ...(publishedOn === undefined ? {} : { publishedOn }) }).toEqual(sent);
});

test('a new one is sent with the day that was chosen, and else without', () => {
  const planned = { source: { ...source, publishedOn: future }, publication: 'later' } as const;
  expect(newItemOf(planned, 'publish')).toMatchObject({ isPublished: true, publishedOn: future });
  expect(newItemOf(planned, 'draft')).toMatchObject({ isPublished: false, publishedOn: future });
  expect(newItemOf({ ...planned, publication: 'now' }, 'publish')).not.toHaveProperty('publishedOn');
  expect(newItemOf(emptyDraft('News', []), 'publish').isPublished).toBe(true);
});

test('a change names no type, and the version it was based on', () => {
  const changes = changesOf({ source, publication: 'now' }, 'publish', 3);
  expect(changes).not.toHaveProperty('listItemTypeName');
  expect(changes.version).toBe(3);
});

test('what an item was is sent back as it was, without the version that it had: that would be refused', () => {
  const can = { publish: true };
  const known = { ...source, isPublished: true, publishedOn: past, guid: 'g', blockGuid: 'b', version: 3, can };
  const back = asItWas(draftOf({ ...known, state: 'published' }, now));
  expect(back).toMatchObject({ isPublished: true, publishedOn: past });
  for (const own of ['version', 'guid', 'state', 'can']) expect(back).not.toHaveProperty(own);
});

test('a part that nothing was written in is not sent', () => {
  const [text] = source.contentBuildingBlockInstances;
  expect(text?.buildingBlockName).toBe('Text');
  expect(newItemOf({ source, publication: 'now' }, 'publish').contentBuildingBlockInstances).toEqual([]);
  const written = { ...source, contentBuildingBlockInstances: text ? [{ ...text, content: { text: {} } }] : [] };
  expect(changesOf({ source: written, publication: 'now' }, 'draft').contentBuildingBlockInstances).toHaveLength(1);
});
