import type { Page } from '@playwright/test';
import { whenApplicationRuns } from './application.ts';
import { expect } from './fixtures.ts';

type Boxes = Record<string, string>;

/** Where everything with words stands on the whole page, in sight or not, by its words. */
const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() => {
    const named = 'h1, h2, h3, th, td, p, li, a, button, label, span, footer';
    const seen = new Map<string, number>();
    const boxes: Record<string, string> = {};
    for (const element of document.querySelectorAll(`main :is(${named}), footer, header :is(${named})`)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
      if (width < 2 || height < 2 || words === '' || element.closest('[aria-hidden="true"]') !== null) continue;
      const name = `${element.localName} ${words}`;
      const time = (seen.get(name) ?? 0) + 1;
      seen.set(name, time);
      boxes[`${name} (${time})`] = [x, y + scrollY, width, height].map(Math.round).join(' ');
    }
    return boxes;
  });

const isNear = (one = '', other = ''): boolean => {
  const others = other.split(' ').map(Number);
  return one.split(' ').every((value, place) => Math.abs(Number(value) - (others[place] ?? 0)) <= 1);
};

/** Opens an address, holds its scripts back until all is measured, and holds that against where it stands when they ran. */
export async function expectNothingMoves(page: Page, path: string, untilDrawn?: () => Promise<void>): Promise<void> {
  const { promise: isMeasured, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await isMeasured;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer, main h1').last().waitFor();
  // With its style sheets and fonts: everything is as large as it will be.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await boxesOf(page);
  letScriptsCome();
  await whenApplicationRuns(page);
  await untilDrawn?.();
  const after = await boxesOf(page);
  await page.unroute('**/*.js');
  const both = Object.keys(before).filter((name) => name in after);
  expect.soft(both.length, `what is on ${path} before and after`).toBeGreaterThan(5);
  const moved = both.filter((name) => !isNear(before[name], after[name]));
  const told = moved.slice(0, 5).map((name) => `${name}: ${before[name]} -> ${after[name]}`);
  expect.soft(told, `what moved on ${path} when its scripts came`).toEqual([]);
}
