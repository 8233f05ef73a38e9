import { expect, it, test } from 'vitest';
import { type BlockInstance, type Page, PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { emptyText, type LocalizedText, text } from '#platform/contract/texts/localized.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { createPresentForEditing, type EditedAround, pageItself } from './present-for-editing.ts';

const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const nobody: ReadonlySet<string> = new Set();

const block = (number: number, over: object = {}): StoredBlock =>
  StoredBlock.parse({
    guid: guid(number),
    buildingBlockName: 'Text',
    layoutPosition: 'main',
    sortId: number,
    options: { lead: text(`Blok ${number}`) },
    ...over,
  });

const documentOf = (buildingBlockInstances: StoredBlock[], over: object = {}): PageDocument => ({
  ...PageDocument.parse({ title: text('Havenkwartier'), layout: '75-25', ...over }),
  buildingBlockInstances,
});

const around = (over: Partial<EditedAround> = {}): EditedAround => ({
  guid: guid(100),
  language: 'nl',
  languages: ['nl', 'en'],
  paths: { nl: '/havenkwartier' },
  now: new Date('2026-11-17T10:00:00Z'),
  pathOfPage: (asked) => (asked === guid(7) ? '/nieuws' : undefined),
  defaultsOf: () => ({ columns: 1 }),
  ...over,
});

const present = (document: PageDocument, chosen = nobody, over: Partial<EditedAround> = {}) =>
  createPresentForEditing(around(over))(document, chosen);

const answerWith = (over: Partial<BlockInstance>): Page =>
  ({ buildingBlockInstances: [{ guid: guid(1), ...over }], templates: { header: undefined } }) as unknown as Page;

it('gives each text its place, what was not set its default, and each block what it carries', () => {
  const page = present(documentOf([block(1, { heading: text('Van werf naar wijk'), anchor: 'werf' })]));
  const at = { block: guid(1), language: 'nl', format: 'plain' };
  expect(page.buildingBlockInstances).toEqual([
    {
      guid: guid(1),
      buildingBlockName: 'Text',
      layoutPosition: 'main',
      sortId: 1,
      headingLevel: 2,
      background: 'none',
      anchor: 'werf',
      heading: { value: 'Van werf naar wijk', place: { ...at, path: ['heading'] } },
      options: { columns: 1, lead: { value: 'Blok 1', place: { ...at, path: ['options', 'lead'] } } },
      seen: { by: 'Public', when: 'now' },
    },
  ]);
});

test.each<[string, object, object]>([
  ['for admins', { visibility: 'Admin' }, { by: 'Admin', when: 'now' }],
  ['that begins later', { period: { from: '2026-12-01T00:00:00Z' } }, { by: 'Public', when: 'not-yet' }],
  ['that is over', { period: { until: '2026-11-01T00:00:00Z' } }, { by: 'Public', when: 'over' }],
])('a block %s is there too', (_, over, seen) => {
  expect(present(documentOf([block(1, over)])).buildingBlockInstances[0]?.seen).toEqual(seen);
});

it('puts blocks in the areas that the layout has, in order', () => {
  const blocks = [block(2, { layoutPosition: 'side-end' }), block(1, { layoutPosition: 'side' })];
  const areas = (layout: string) =>
    present(documentOf(blocks, { layout })).buildingBlockInstances.map((one) => [one.sortId, one.layoutPosition]);
  expect(areas('25-50-25')).toEqual([
    [1, 'side'],
    [2, 'side-end'],
  ]);
  expect(areas('75-25')).toEqual([
    [1, 'side'],
    [2, 'side'],
  ]);
  expect(areas('100')).toEqual([
    [1, 'main'],
    [2, 'main'],
  ]);
});

it('makes only the block anew that changed, or was chosen', () => {
  const again = createPresentForEditing(around());
  const [one, two, three] = [block(1), block(2), block(3)];
  const before = again(documentOf([one, two, three]), nobody).buildingBlockInstances;
  const changed = again(documentOf([one, block(2), three]), nobody).buildingBlockInstances;
  expect(changed.map((now, place) => now === before[place])).toEqual([true, false, true]);
  const chosen = again(documentOf([one, two, three]), new Set([guid(3)])).buildingBlockInstances;
  expect(chosen.map((now, place) => now === before[place])).toEqual([true, true, false]);
  expect(chosen[2]?.heading).toMatchObject({ value: '', isOpen: true });
  expect(again(documentOf([one, two, three]), nobody).buildingBlockInstances).toEqual(before);
});

it('leaves room for the text that someone types in, and for no other', () => {
  const place: TextPlace = { block: guid(1), path: ['options', 'lead'], language: 'nl', format: 'plain' };
  const page = createPresentForEditing(around());
  const options = { lead: emptyText, text: emptyText };
  const document = documentOf([block(1, { options }), block(2, { options })]);
  const open = (typing?: TextPlace) =>
    page(document, nobody, typing).buildingBlockInstances.map(({ heading, options: { lead, text: body } }) =>
      [heading, lead, body].map((one) => (one as LocalizedText).isOpen ?? false),
    );
  expect(open(place)).toEqual([
    [false, true, false],
    [false, false, false],
  ]);
  expect(open()).toEqual([
    [false, false, false],
    [false, false, false],
  ]);
  expect(page(document, nobody, { ...place, block: null, path: ['description'] }).texts?.description.isOpen).toBe(true);
});

it('moves a block to another area by another layout', () => {
  const again = createPresentForEditing(around());
  const blocks = [block(1, { layoutPosition: 'side' })];
  const area = (layout: string) =>
    again(documentOf(blocks, { layout }), nobody).buildingBlockInstances[0]?.layoutPosition;
  expect([area('75-25'), area('100'), area('75-25')]).toEqual(['side', 'main', 'side']);
});

it('gives links to pages their path, and leaves those within a text as they are written', () => {
  const written = richText([paragraph(link('hier', `page:${guid(7)}`))]);
  const options = { buttons: [{ label: text('Verder'), href: `page:${guid(7)}` }], text: written };
  const [shown] = present(
    documentOf([block(1, { options, more: { label: text('Alles'), href: `page:${guid(8)}` } })]),
  ).buildingBlockInstances;
  expect(shown?.options).toMatchObject({ buttons: [{ href: '/nieuws' }] });
  expect(shown?.options.text).toHaveProperty('value', written.$lang.nl);
  expect(shown?.more?.href).toBe('/');
});

test.each<[string, string | null, number]>([
  ['the part that the server knows', guid(50), 1],
  ['another part', guid(51), 0],
])('a block that shows %s', (_, sharedPartGuid, count) => {
  const shown = block(1, { buildingBlockName: 'SharedPart', options: { sharedPartGuid } });
  const inner = { guid: guid(60) } as BlockInstance;
  const answer = answerWith({ options: { sharedPartGuid: guid(50) }, blocks: [inner] });
  const [drawn] = present(documentOf([shown]), nobody, { answer, defaultsOf: () => ({}) }).buildingBlockInstances;
  expect(drawn?.blocks).toHaveLength(count);
});

it('has a title in the language that is edited, and room for a description when the page itself is chosen', () => {
  const page = present(documentOf([]), nobody, { language: 'en' });
  expect(page.texts?.title).toEqual({
    value: 'Havenkwartier',
    lang: 'nl',
    place: { block: null, path: ['title'], language: 'en', format: 'plain' },
    isOpen: true,
  });
  expect(page.texts?.description.isOpen).toBeUndefined();
  expect(present(documentOf([]), new Set([pageItself])).texts?.description.isOpen).toBe(true);
  expect([page.languages, page.titleLang, page.can.edit]).toEqual([['nl'], 'nl', true]);
});
