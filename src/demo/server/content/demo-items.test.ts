import { describe, expect, it } from 'vitest';
import { findBlocks } from '#blocks/kit/server/find-blocks.ts';
import { NewItem } from '#features/list-items/contract/list-item.ts';
import { productLanguages as languages } from '#platform/contract/texts/language.ts';
import { demoFiles } from '../pictures/demo-pictures.ts';
import { demoDates } from './demo-dates.ts';
import { demoLists } from './demo-items.ts';
import { demoPages } from './demo-pages.ts';
import { documentFiles } from './document-items.ts';

const dates = demoDates(new Date('2026-11-17T10:00:00Z'));
const lists = demoLists(dates);
const items = lists.flatMap((list) => list.items);
const pages = demoPages(dates);
const blocks = pages.flatMap(({ document }) => document.buildingBlockInstances ?? []);

/** The words of every text, by language. */
function languagesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('$lang' in value && typeof value.$lang === 'object') return [Object.keys(value.$lang ?? {})];
  return Object.values(value).flatMap(languagesIn);
}

describe('the items of the demo', () => {
  it('stand in lists that are on its pages, each once', () => {
    const placed = new Map(blocks.map(({ guid, buildingBlockName }) => [guid, buildingBlockName]));
    expect(lists.map(({ guid }) => placed.get(guid))).toEqual(lists.map(() => 'List'));
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
  });

  it('are of the kinds that the first start promises', () => {
    const kinds = new Set(items.map(({ listItemTypeName }) => listItemTypeName));
    expect(kinds).toEqual(new Set(['News', 'Event', 'Document', 'FAQ', 'Project', 'Idea', 'Topic', 'Vacancy']));
  });

  it.each(items.map((item) => [String(item.guid), item] as const))('%s is whole, in both languages', (_, item) => {
    expect(NewItem.safeParse(item).error).toBeUndefined();
    for (const found of languagesIn(item)) expect(found.toSorted()).toEqual([...languages].toSorted());
  });

  it('lead to pages that are there, and show files that are there', () => {
    const written = JSON.stringify(items);
    const targets = Array.from(written.matchAll(/"href":"page:([0-9a-f-]{36})(?:#([\w-]+))?"/g));
    expect(targets.length).toBeGreaterThan(10);
    for (const [link, guid, anchor] of targets) {
      const page = pages.find((one) => one.guid === guid);
      expect(page, link).toBeDefined();
      const anchors = page?.document.buildingBlockInstances?.map((block) => block.anchor);
      if (anchor !== undefined) expect(anchors, link).toContain(anchor);
    }
    const files = [...demoFiles(), ...documentFiles(dates)].map(({ id }) => id);
    const shown = Array.from(written.matchAll(/"(?:imageGuid|darkImageGuid|assetGuid)":"([^"]+)"/g), ([, id]) => id);
    expect(shown.filter((id) => !files.includes(id ?? ''))).toEqual([]);
  });

  it('have blocks with options that their definitions accept, as they stand', async () => {
    const definitions = await findBlocks();
    for (const { buildingBlockName, content } of items.flatMap((item) => item.contentBuildingBlockInstances ?? [])) {
      const parsed = definitions.get(buildingBlockName)?.options.safeParse(content);
      expect(parsed?.error, buildingBlockName).toBeUndefined();
      expect(parsed?.data).toMatchObject(JSON.parse(JSON.stringify(content)));
    }
  });
});

it('has documents that a reader opens: the table at the end says where each part begins', () => {
  for (const { bytes } of documentFiles(dates)) {
    const words = bytes.toString('latin1');
    const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(words) ?? [];
    expect(words.slice(Number(start)).startsWith('xref\n')).toBe(true);
    const offsets = Array.from(words.matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset));
    offsets.forEach((offset, index) => {
      expect(words.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
    });
  }
});
