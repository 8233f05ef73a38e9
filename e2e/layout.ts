import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A card alone in the last row beside empty places looks like a mistake: it has the row to itself. */
export async function expectNoLoneCard(page: Page, where = page.url()): Promise<void> {
  const lone = await page.evaluate(() => {
    // A gallery is a wall of pictures, where the last may stand anywhere.
    const grids = [...document.querySelectorAll('main ul:not(:has(figure))')].filter(
      (list) => getComputedStyle(list).display === 'grid',
    );
    return grids.flatMap((list) => {
      const boxes = [...list.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
      const last = boxes.at(-1);
      if (last === undefined) return [];
      const besides = (box: DOMRect) => boxes.filter(({ top }) => Math.abs(top - box.top) < 4).length - 1;
      const isAlone = besides(last) === 0 && boxes.some((box) => besides(box) > 0);
      return isAlone && last.width < list.getBoundingClientRect().width * 0.9
        ? [list.lastElementChild?.textContent]
        : [];
    });
  });
  expect.soft(lone, `cards that stand alone on ${where}`).toEqual([]);
}

/** What is seen at once is not put off. */
export async function expectFirstPictureAtOnce(page: Page, where = page.url()): Promise<void> {
  const late = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].find(({ width }) => width > 120);
    if (shown === undefined || shown.getBoundingClientRect().top + scrollY > innerHeight) return undefined;
    return shown.loading === 'lazy' || shown.fetchPriority !== 'high' ? shown.src : undefined;
  });
  expect.soft(late, `the first picture of ${where}`).toBeUndefined();
}
