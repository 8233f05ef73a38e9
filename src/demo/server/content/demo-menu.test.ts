import { describe, expect, it } from 'vitest';
import type { NewItem } from '#features/menus/server/menu-content.service.ts';
import { settingDefinitions } from '#features/settings/contract/setting.ts';
import type { SettingKey } from '#features/settings/contract/setting-fields.ts';
import { isReservedSegment, itemSlug } from '#platform/contract/addresses/slug.ts';
import { demoFiles } from '../pictures/demo-pictures.ts';
import { demoDates } from './demo-dates.ts';
import { demoMenu } from './demo-menu.ts';
import { demoPages } from './demo-pages.ts';
import { demoSettings } from './demo-settings.ts';
import { pageGuid, pageKeys, to } from './page-keys.ts';

const levels = (items: NewItem[]): NewItem[][] => [items, ...items.flatMap(({ children = [] }) => levels(children))];
const everyLevel = levels(demoMenu).filter((level) => level.length > 0);
const everyItem = everyLevel.flat();

describe('the menu of the demo', () => {
  it('has a place for every page, and one only', () => {
    const placed = everyItem.flatMap(({ pageId }) => pageId ?? []);
    expect(placed.toSorted()).toEqual(pageKeys.map(pageGuid).toSorted());
  });

  it.each(demoSettings.languages ?? [])(
    'has addresses in %s that follow the rule and differ among siblings',
    (language) => {
      for (const level of everyLevel) {
        const segments = level.map(({ urlSegment }) => urlSegment.$lang[language] ?? urlSegment.$lang.nl ?? 'missing');
        expect(segments.map(itemSlug)).toEqual(segments);
        expect(new Set(segments).size).toBe(segments.length);
      }
      expect(
        demoMenu.filter(({ urlSegment }) => isReservedSegment(urlSegment.$lang[language] ?? urlSegment.$lang.nl ?? '')),
      ).toEqual([]);
      const empty = everyItem.filter(({ urlSegment }) => (urlSegment.$lang[language] ?? urlSegment.$lang.nl) === '');
      expect(empty.map(({ pageId }) => pageId)).toEqual([pageGuid('home')]);
    },
  );

  it('names everything in each language of the demo, and what is shown below another with a description', () => {
    for (const language of demoSettings.languages ?? []) {
      for (const { name, description } of everyItem) {
        expect(name.$lang[language]).toBeTruthy();
        if (description !== undefined) expect(description.$lang[language]).toBeTruthy();
      }
    }
    const below = demoMenu.flatMap(({ children = [] }) => children).filter(({ isVisible }) => isVisible);
    expect(below.filter(({ description }) => description === undefined)).toEqual([]);
  });

  it('has an item that leads elsewhere, and hidden ones', () => {
    expect(everyItem.filter(({ externalUrl }) => externalUrl !== undefined)).toHaveLength(1);
    const hidden = everyItem.filter(({ isVisible }) => isVisible === false);
    expect(hidden.map(({ pageId }) => pageId)).toEqual([pageGuid('home'), pageGuid('about')]);
  });
});

describe('the settings of the demo', () => {
  it.each(Object.entries(demoSettings))('%s is a value that the setting accepts', (key, value) => {
    expect(settingDefinitions[key as SettingKey].schema.safeParse(value).error).toBeUndefined();
  });

  it('show files that are there', () => {
    const files = demoFiles().map(({ id }) => id);
    expect(files).toContain(demoSettings.headerLogo);
    expect(files).toContain(demoSettings.headerLogoDark);
    expect(files).toContain(demoSettings.faviconLogo);
  });

  it('lead from the footer to places that are there', () => {
    const pages = demoPages(demoDates(new Date('2026-11-17T10:00:00Z')));
    const screens = ['/newsletter'];
    const places = pages.flatMap(({ key, document }) => [
      to(key),
      ...(document.buildingBlockInstances ?? []).map(({ anchor }) => to(key, anchor)),
    ]);
    const links = demoSettings.footers?.flatMap(({ columns }) => columns.flatMap((column) => column.links)) ?? [];
    expect(links).toHaveLength(12);
    expect(links.filter(({ url }) => !url.startsWith('mailto:') && ![...places, ...screens].includes(url))).toEqual([]);
  });
});
