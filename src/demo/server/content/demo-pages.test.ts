import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import { findBlocks } from '#blocks/kit/server/find-blocks.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import { areasOf, layouts } from '#features/pages/contract/page-layout.ts';
import { productLanguages as languages } from '#platform/contract/texts/language.ts';
import { demoFiles } from '../pictures/demo-pictures.ts';
import { demoDates } from './demo-dates.ts';
import { demoLists } from './demo-items.ts';
import { demoPages } from './demo-pages.ts';
import { demoSettings } from './demo-settings.ts';
import { goneAddress } from './demo-upkeep.ts';
import { pageKeys } from './page-keys.ts';

const dates = demoDates(new Date('2026-11-17T10:00:00Z'));
const pages = demoPages(dates).map((page) => ({
  ...page,
  document: PageDocument.parse(page.document),
}));
const fileGuids = new Set(demoFiles().map(({ id }) => id));

/** Everything in a document that has this shape, however deep. */
function find<T>(value: unknown, isOne: (value: object) => value is T & object): T[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isOne(value)) return [value];
  return Object.values(value).flatMap((inner) => find(inner, isOne));
}

interface Translated {
  $lang: Record<string, unknown>;
}
const isTranslated = (value: object): value is Translated => '$lang' in value;

/** All the words of a text or a rich text. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('text' in value && typeof value.text === 'string') return value.text;
  return 'content' in value && Array.isArray(value.content) ? value.content.map(wordsIn).join(' ') : '';
}

/** Every address in a document; a text's own languages are looked into as well. */
function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  );
}

describe('the pages of the demo', () => {
  it('are those that were promised, each once', () => {
    expect(pages.map(({ key }) => key).sort()).toEqual([...pageKeys].sort());
    expect(new Set(pages.map(({ guid }) => guid)).size).toBe(pages.length);
  });

  it('have every layout between them', () => {
    expect(new Set(pages.map(({ document }) => document.layout))).toEqual(new Set(layouts));
  });

  it('give every block a guid of its own', () => {
    const guids = pages.flatMap(({ document }) => document.buildingBlockInstances.map(({ guid }) => guid));
    expect(new Set(guids).size).toBe(guids.length);
  });

  it('have two pages for roles, and one that is not published', () => {
    const closed = pages.filter(({ document }) => document.visibility !== 'Public');
    expect(closed.map(({ key, document }) => [key, document.visibility])).toEqual([
      ['intranet', 'Roles'],
      ['project-group', 'Roles'],
    ]);
    expect(pages.filter(({ isDraft }) => isDraft).map(({ key }) => key)).toEqual(['swimming-pool']);
  });
});

describe.each(pages)('the page $key', ({ key, document, isDraft }) => {
  it('says everything in Dutch and in English', () => {
    const texts = find(document, isTranslated).filter(({ $lang }) => Object.keys($lang).length > 0);
    expect(texts.length).toBeGreaterThan(4);
    for (const { $lang } of texts) {
      expect(Object.keys($lang)).toEqual(expect.arrayContaining([...languages]));
      const { nl, en } = { nl: wordsIn($lang.nl), en: wordsIn($lang.en) };
      expect(nl.trim() === '' || en.trim() === '').toBe(false);
      // Names stay as they are; a sentence that is the same in both was forgotten.
      if (nl.length > 60) expect(en).not.toBe(nl);
      const all = Object.values($lang).map(wordsIn).join('');
      expect(all).not.toMatch(/undefined|NaN|\[object|Invalid|\*\*|\]\(/);
    }
  });

  it('fills at least a screen', () => {
    const own = new Set(document.buildingBlockInstances.map(({ guid }) => guid));
    const listed = demoLists(dates).filter(({ guid }) => own.has(guid));
    const dutch = find({ document, listed }, isTranslated).map(({ $lang }) => wordsIn($lang.nl));
    expect(dutch.join(' ').length).toBeGreaterThan(500);
  });

  it('puts its blocks in areas that its layout has', () => {
    const areas = new Set(document.buildingBlockInstances.map(({ layoutPosition }) => layoutPosition));
    expect([...areas].filter((area) => !areasOf(document.layout).includes(area))).toEqual([]);
  });

  it('links to pages that are there, to places that are on them, and to nothing the reader may not see', () => {
    for (const href of hrefsIn(document)) {
      const [, guid, anchor] = /^page:([0-9a-f-]{36})(?:#(.+))?$/.exec(href) ?? [];
      if (guid === undefined) {
        if (href !== goneAddress || key !== 'intranet') expect(href).toMatch(/^(https:\/\/|mailto:|tel:)/);
        continue;
      }
      const target = pages.find((page) => page.guid === guid);
      expect(target?.key, `${key} links to ${href}`).toBeDefined();
      const anchors = target?.document.buildingBlockInstances.map((block) => block.anchor);
      if (anchor !== undefined) expect(anchors, `${key} links to ${target?.key}#${anchor}`).toContain(anchor);
      expect(target?.isDraft).toBe(false);
      if (document.visibility === 'Public' && !isDraft) expect(target?.document.visibility).toBe('Public');
    }
  });

  it('shows pictures that are there', () => {
    const guids = JSON.stringify(document).matchAll(/"(?:imageGuid|darkImageGuid)":"([^"]+)"/g);
    expect([...guids].map(([, guid = '']) => guid).filter((guid) => !fileGuids.has(guid))).toEqual([]);
  });

  it('has one title that stands out, and no anchor twice', () => {
    const anchors = document.buildingBlockInstances.flatMap(({ anchor }) => anchor ?? []);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(
      document.buildingBlockInstances.filter(({ buildingBlockName }) => buildingBlockName === 'Hero').length,
    ).toBeLessThan(2);
  });
});

describe('the languages of the demo', () => {
  const languagesOf = ({ document }: (typeof pages)[number]) =>
    new Set(find(document, isTranslated).flatMap(({ $lang }) => Object.keys($lang)));

  it('are all those of its setting on the home page and on the one for newcomers, and two on the others', () => {
    const inAll = pages.filter((page) => languagesOf(page).size === demoSettings.languages?.length);
    expect(inAll.map(({ key }) => key)).toEqual(['home', 'newcomers']);
    for (const page of pages) {
      if (!inAll.includes(page)) expect(languagesOf(page), page.key).toEqual(new Set(languages));
    }
  });

  it('leave nothing out for newcomers', () => {
    const page = pages.find(({ key }) => key === 'newcomers');
    const texts = find(page?.document, isTranslated).filter(({ $lang }) => Object.keys($lang).length > 0);
    for (const { $lang } of texts) {
      expect(Object.keys($lang).sort(), wordsIn($lang.nl)).toEqual([...(demoSettings.languages ?? [])].sort());
      expect(wordsIn($lang.ar)).toMatch(/\p{Script=Arabic}/u);
      expect(wordsIn($lang.de)).not.toBe(wordsIn($lang.nl));
    }
  });
});

describe('the blocks of the demo', () => {
  let definitions: Map<string, BlockDefinition>;
  beforeAll(async () => {
    definitions = await findBlocks();
  });

  it.each(pages)('of $key have options that their definitions accept, as they stand', ({ document }) => {
    for (const { buildingBlockName, version, options } of document.buildingBlockInstances) {
      const definition = definitions.get(buildingBlockName);
      const parsed = definition?.options.safeParse(options);
      expect(parsed?.error, buildingBlockName).toBeUndefined();
      // An option that the schema does not know is dropped by it: a slip of the pen.
      expect(parsed?.data).toMatchObject(JSON.parse(JSON.stringify(options)));
      expect(version).toBe(definition?.version);
    }
  });

  it('show every kind that there is', () => {
    const gallery = pages.find(({ key }) => key === 'building-blocks');
    const shown = new Set(gallery?.document.buildingBlockInstances.map(({ buildingBlockName }) => buildingBlockName));
    const first = [
      'Text',
      'Image',
      'Hero',
      'Cards',
      'CallToAction',
      'Accordion',
      'Quote',
      'ButtonRow',
      'Separator',
      'Notice',
      'Gallery',
      'Tabs',
      'Table',
      'Counters',
      'Timeline',
      'Countdown',
      'Contact',
      'OpeningHours',
      'Share',
      'Contents',
      'SubMenu',
      'SearchBox',
      'Downloads',
    ];
    expect(shown).toEqual(new Set(first));
    expect(first.filter((name) => !definitions.has(name))).toEqual([]);
  });
});
