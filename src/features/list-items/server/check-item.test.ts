import { beforeAll, describe, expect, it, test } from 'vitest';
import { findBlockRules } from '#app/server/block-rules.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { buildItemField } from '#features/item-types/server/item-types.factory.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { ItemChanges, ItemSource, NewItem, StoredContentBlock } from '../contract/list-item.ts';
import { checkItem, mergeChanges } from './check-item.ts';
import type { ContentBlocks, ItemDocument } from './item-document.ts';

const now = new Date('2026-11-16T12:00:00.000Z');
const manager: Viewer = { ...anonymousViewer, kind: 'user', id: 'm', isContentManager: true };
const admin: Viewer = { ...manager, id: 'a', isAdmin: true };
const a = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const b = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e02';
const required = buildItemField({ key: 'soort', isRequired: true });
const plain = buildItemField();
const lost = buildItemField();
const type: ItemType = {
  guid: a,
  name: 'Ding',
  itemName: text('ding'),
  itemNamePlural: text('dingen'),
  isBuiltIn: false,
  fields: [required, plain],
} as never;
let blocks: ContentBlocks;

beforeAll(async () => {
  blocks = await findBlockRules();
});

const block = (buildingBlockName: string, content: object, guid = a) =>
  StoredContentBlock.parse({ guid, buildingBlockName, content });
const html = block('Html', { markup: text('<p>a</p>') });
const document = (more: Partial<ItemDocument> = {}): ItemDocument => ({
  fields: {},
  blocks: [],
  translations: {},
  ...more,
});

const filled = { [required.id]: text('Ja') };
const check = (more: Partial<NewItem>, { viewer = manager, before }: { viewer?: Viewer; before?: ItemDocument } = {}) =>
  checkItem(viewer, NewItem.parse({ title: 'Ding', listItemTypeName: 'Ding', fields: filled, ...more }), {
    type,
    blocks,
    language: 'nl',
    now,
    path: 'body.0',
    ...(before === undefined ? {} : { before }),
  });

describe('a new item', () => {
  it('appears now, is written in the language of the call and has each name once', () => {
    const metadata = { description: '' };
    const checked = check({ parentGuids: [b.toUpperCase(), a, b], roleIds: [b, a.toUpperCase(), a], metadata });
    expect(checked).toMatchObject({
      title: { $lang: { nl: 'Ding' } },
      parentIds: [b, a],
      roleIds: [a, b],
      publishedOn: now,
      unpublishOn: null,
      periodStart: null,
      periodEnd: null,
    });
    expect(checked.description).toEqual({ $lang: {} });
  });

  it('keeps the moments that were given', () => {
    const start = '2026-12-01T10:00:00.000Z';
    const metadata = { 'period-start': start, 'period-end': start, highlight: true };
    expect(check({ publishedOn: start, unpublishOn: start, metadata })).toMatchObject({
      publishedOn: new Date(start),
      unpublishOn: new Date(start),
      periodStart: new Date(start),
      periodEnd: new Date(start),
      isHighlighted: true,
    });
  });

  it.each<[string, Partial<NewItem>, { path: string; code: string; message: string }]>([
    ['no title', { title: text(' ') }, { path: 'body.0.title', code: 'required', message: '' }],
    ['a title without languages', { title: { $lang: {} } }, { path: 'body.0.title', code: 'required', message: '' }],
    [
      'no value of what is required',
      { fields: {} },
      { path: `body.0.fields.${required.id}`, code: 'required', message: 'soort' },
    ],
    [
      'a field of another type',
      { fields: { ...filled, [lost.id]: text('x') } },
      { path: `body.0.fields.${lost.id}`, code: 'unknown-field', message: lost.id },
    ],
    [
      'an end before its start',
      { metadata: { 'period-start': '2026-12-02T10:00:00Z', 'period-end': '2026-12-01T10:00:00Z' } },
      { path: 'body.0.metadata.period-end', code: 'before-start', message: '' },
    ],
    [
      'a block that nobody knows',
      { contentBuildingBlockInstances: [block('Carousel', {})] },
      { path: `body.0.contentBuildingBlockInstances.${a}`, code: 'unknown-block', message: 'Carousel' },
    ],
    [
      'a block with what it cannot have',
      { contentBuildingBlockInstances: [block('Image', { imageGuid: 1 })] },
      { path: `body.0.contentBuildingBlockInstances.${a}`, code: 'bad-options', message: 'Image' },
    ],
  ])('is refused with %s', (_, more, field) => {
    expect(() => check(more)).toThrow(expect.objectContaining({ status: 400, fields: [field] }));
  });

  it('may be unfinished as a draft, and have one of the two moments', () => {
    const only = (metadata: object) => check({ isPublished: false, fields: {}, metadata });
    expect(only({ 'period-end': '2026-12-01T10:00:00Z' }).periodStart).toBeNull();
    expect(only({ 'period-start': '2026-12-01T10:00:00Z' }).periodEnd).toBeNull();
    expect(check({ title: text('', 'Thing') }).title).toEqual(text('', 'Thing'));
  });
});

describe('what an item had before', () => {
  it('stays where the type has lost the field, also when an editor sends something else for it', () => {
    const before = document({ fields: { ...filled, [plain.id]: text('Weg'), [lost.id]: text('Oud') } });
    const { fields } = check({ fields: { ...filled, [lost.id]: text('Nieuw') } }, { before }).document;
    expect(fields).toEqual({ ...filled, [lost.id]: text('Oud') });
  });

  it('may stay as a block that can no longer be read, and nothing beside it', () => {
    const gone = block('Carousel', { images: [] });
    const before = document({ blocks: [gone, html] });
    expect(check({ contentBuildingBlockInstances: [gone] }, { before }).document.blocks).toEqual([gone]);
    const changed = [{ ...gone, content: {} }];
    expect(() => check({ contentBuildingBlockInstances: changed }, { before })).toThrow();
  });

  it('may stay as a block that only admins place, and is theirs alone to change', () => {
    const before = document({ blocks: [html, block('Carousel', {})] });
    const other = block('Html', { markup: text('<p>b</p>') }, b);
    const refused = expect.objectContaining({
      status: 403,
      code: 'block-for-admins',
      fields: [{ path: `body.0.contentBuildingBlockInstances.${b}`, code: 'admins-only', message: 'Html' }],
    });
    expect(check({ contentBuildingBlockInstances: [html] }, { before }).document.blocks).toEqual([html]);
    expect(() => check({ contentBuildingBlockInstances: [html, other] }, { before })).toThrow(refused);
    expect(check({ contentBuildingBlockInstances: [html, other] }, { viewer: admin }).document.blocks).toHaveLength(2);
  });
});

describe('a change', () => {
  const source = ItemSource.parse({
    title: text('Brug', 'Bridge'),
    listItemTypeName: 'Ding',
    metadata: { description: text('Kort', 'Short'), 'period-start': '2026-12-01T10:00:00Z', highlight: true },
    fields: filled,
    publishedOn: '2026-01-01T10:00:00.000Z',
  });
  const merge = (changes: ItemChanges, from = source) =>
    mergeChanges(from, ItemChanges.parse(changes), { language: 'nl', now });

  it('leaves what is not named', () => {
    expect(merge({ version: 3, upToDate: ['en'], visibility: undefined, metadata: { highlight: undefined } })).toEqual(
      source,
    );
  });

  it('of a text is of one language, unless all are sent', () => {
    expect(merge({ title: 'Sluis', metadata: { description: 'Lang' } })).toMatchObject({
      title: text('Sluis', 'Bridge'),
      metadata: { description: text('Lang', 'Short'), 'period-start': '2026-12-01T10:00:00Z', highlight: true },
    });
    expect(merge({ title: text('Sluis') }).title).toEqual(text('Sluis'));
  });

  it('of a field leaves the others, and a moment can be taken away', () => {
    expect(merge({ fields: { [plain.id]: text('Ook') } }).fields).toEqual({ ...filled, [plain.id]: text('Ook') });
    expect(merge({ metadata: { 'period-start': null } }).metadata['period-start']).toBeNull();
  });

  const later = '2026-12-01T10:00:00.000Z';
  const draft = { ...source, isPublished: false };
  test.each<[string, ItemChanges, typeof source, string | undefined]>([
    ['a draft that is published appears now', { isPublished: true }, draft, now.toISOString()],
    ['or when it was to appear', { isPublished: true }, { ...draft, publishedOn: later }, later],
    ['or when it says', { isPublished: true, publishedOn: later }, draft, later],
    [
      'one without a moment appears now',
      { isPublished: true },
      { ...draft, publishedOn: undefined },
      now.toISOString(),
    ],
    [
      'what was planned comes now',
      { publishedOn: 'now' as const },
      { ...source, publishedOn: later },
      now.toISOString(),
    ],
    ['what readers had already keeps its moment', { isPublished: true }, source, source.publishedOn],
    ['and so does what stays a draft', { title: 'Sluis' }, draft, source.publishedOn],
  ])('%s', (_, changes, from, expected) => {
    expect(merge(changes, from).publishedOn).toBe(expected);
  });
});
