import { describe, expect, it } from 'vitest';
import { shownSketch } from '#features/first-hour/contract/shown-sketch.ts';
import { homeKey, type SiteKind, siteKinds } from '#features/first-hour/contract/site-kind.ts';
import { startingPoints } from './starting-points.ts';

const name = 'Gemeente Voorbeeld';
const keysOf = (kind: SiteKind) => startingPoints.offered(kind).map(({ key }) => key);
const whole = (kind: SiteKind) => startingPoints.pages(kind, 'ready', { name, chosen: new Set(keysOf(kind)) });

/** Every text of a page: an object with a word for each language. */
const textsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('$lang' in value) return [value.$lang as Record<string, unknown>];
  return Object.values(value).flatMap(textsIn);
};

describe.each(siteKinds)('a %s', (kind) => {
  it('is offered five pages or more, the front page first', () => {
    expect(keysOf(kind).length).toBeGreaterThanOrEqual(5);
    expect(keysOf(kind)[0]).toBe(homeKey);
  });

  it('says everything in Dutch and in English', () => {
    for (const page of whole(kind)) {
      const texts = textsIn([page.document, page.menuItem]).filter((words) => Object.keys(words).length > 0);
      expect(texts.length).toBeGreaterThan(3);
      for (const words of texts) expect(Object.keys(words)).toEqual(['nl', 'en']);
    }
  });

  it('leads only to pages that come along', () => {
    for (const left of keysOf(kind).filter((key) => key !== homeKey)) {
      const chosen = new Set(keysOf(kind).filter((key) => key !== left));
      const pages = startingPoints.pages(kind, 'ready', { name, chosen });
      const guids = new Set(pages.map(({ guid }) => guid));
      expect(pages.map(({ key }) => key)).not.toContain(left);
      const links = [...JSON.stringify(pages.map(({ document }) => document)).matchAll(/page:([\w-]{36})/g)];
      for (const [, guid = ''] of links) expect(guids).toContain(guid);
      const sources = [...JSON.stringify(pages).matchAll(/"sourceBlockGuids":\["([\w-]{36})"\]/g)];
      const blocks = new Set(pages.flatMap(({ document }) => document.buildingBlockInstances?.map(({ guid }) => guid)));
      for (const [, guid = ''] of sources) expect(blocks).toContain(guid);
    }
  });

  it('names the site in the heading that its admin lands in, and watches that', () => {
    const [home] = whole(kind);
    expect(JSON.stringify(home?.document)).toContain(`Welkom bij ${name}`);
    expect(home?.watched.map(({ task }) => task)).toEqual(['heading']);
    const blocks = home?.document.buildingBlockInstances ?? [];
    expect(blocks[0]?.guid).toBe(home?.watched[0]?.block);
  });

  it('is drawn as it will be: every block, in its own words, and what leads to a page named by that page', () => {
    const sketches = startingPoints.sketches(kind, name);
    for (const page of whole(kind)) {
      const parts = sketches[page.key] ?? [];
      expect(parts).toHaveLength(page.document.buildingBlockInstances?.length ?? 0);
      const written = new Set(textsIn(page.document).flatMap((words) => Object.values(words)));
      const drawn = parts.flatMap(({ shape, lines }) => (shape === 'hero' || shape === 'tiles' ? lines : []));
      for (const { text } of drawn)
        for (const words of Object.values(text?.$lang ?? {})) expect(written).toContain(words);
      for (const { text } of parts.flatMap(({ lines }) => lines))
        if (text !== undefined) expect(Object.keys(text.$lang)).toEqual(['nl', 'en']);
    }
  });

  it('is drawn without what leads to a page that is left out, as it will then be', () => {
    const sketch = startingPoints.sketches(kind, name)[homeKey] ?? [];
    for (const left of keysOf(kind).filter((key) => key !== homeKey)) {
      const chosen = new Set(keysOf(kind).filter((key) => key !== left));
      const [home] = startingPoints.pages(kind, 'ready', { name, chosen });
      expect(shownSketch(sketch, chosen)).toHaveLength(home?.document.buildingBlockInstances?.length ?? 0);
    }
  });

  it('can begin empty, with that heading alone', () => {
    const pages = startingPoints.pages(kind, 'empty', { name, chosen: new Set(keysOf(kind)) });
    expect(pages.map(({ key }) => key)).toEqual([homeKey]);
    expect(pages[0]?.document.buildingBlockInstances).toHaveLength(1);
  });
});
