import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The small one: reading the other takes a browser nearly twice as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** WCAG 2.0 to 2.2, A and AA, and best practices: every finding is a failure. */
export async function expectAccessible(
  page: Page,
  where = page.url(),
  leaveOut: string[] = [],
  without: string[] = [],
): Promise<void> {
  const rules = Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }]));
  await expectNoFindings(page, where, { runOnly: standards, rules }, 'html', without);
}

/** What a page has of its own, where the same frame was looked at whole around another. */
export async function expectMainAccessible(page: Page, where = page.url()): Promise<void> {
  // What was scrolled half behind the head of the site is no small button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoFindings(page, where, { runOnly: standards }, 'main');
}

/** What another width can change: what is shown there has a name, can be reached and is large enough to press. */
export async function expectReachable(page: Page, where = page.url()): Promise<void> {
  const values = [
    'target-size',
    'button-name',
    'link-name',
    'label',
    'aria-hidden-focus',
    'scrollable-region-focusable',
  ];
  await expectNoFindings(page, where, { runOnly: { type: 'rule', values } });
}

/** Only the colours, for a page that is looked at a second time in another theme. */
export async function expectLegible(page: Page, where = page.url(), without: string[] = []): Promise<void> {
  const values = ['color-contrast', 'link-in-text-block'];
  await expectNoFindings(page, where, { runOnly: { type: 'rule', values } }, 'html', without);
}

async function expectNoFindings(
  page: Page,
  where: string,
  options: RunOptions,
  within = 'html',
  without: string[] = [],
): Promise<void> {
  await whenStill(page);
  // Reading axe takes a fifth of the time of looking with it: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const findings = await page.evaluate(
    async ([chosen, part, apart]) => {
      // Describing every element that is in order takes half of the time, and nobody reads it.
      // What React Aria says aloud stays behind for some seconds, also when what it refers to has gone.
      // What lies behind a dialog is out of reach and was looked at by itself.
      const exclude = ['[data-live-announcer]', '[inert]', ...apart].map((one) => [one]);
      const looked = { include: [[part]], exclude };
      // Copying every style sheet first took a sixth of the time. Only a rule that is still an experiment reads them,
      // and that one we do not ask.
      const preload = { assets: ['media' as const] };
      const { violations } = await window.axe.run(looked, { ...chosen, preload, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [options, within, without] as const,
  );
  expect.soft(findings, `accessibility of ${where}`).toEqual([]);
}

/**
 * What is half-way into view has half of its colour. What takes longer is no entrance, but a sign that time passes; what
 * follows the reader's scrolling runs as long as the page is there.
 */
async function whenStill(page: Page): Promise<void> {
  // A screen that is still being fetched is no screen yet. In the gallery a skeleton is there to be looked at.
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      (location.pathname.endsWith('/gallery') || document.querySelector('[aria-busy="true"]') === null),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
      .every(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1000),
  );
}

/** Nothing sticks out at the right, so nobody has to scroll sideways (WCAG 1.4.10). */
export async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  const { needed, width, culprits } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && Math.floor(box.right) > width;
    });
    const names = outside.slice(0, 5).map((element) => `${element.tagName}.${element.className}`);
    return { needed: document.documentElement.scrollWidth, width, culprits: names };
  });
  expect.soft(needed, `width of ${where}: ${culprits.join(', ')}`).toBeLessThanOrEqual(width);
}

/** The same page at other widths, as somebody sees it who turns their phone or drags their window. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (width: number, expectGood: (page: Page, where?: string) => Promise<void>) => Promise<void>,
) {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    // All that axe knows at the first width, and at the others what differs there.
    await look(width, index === 0 ? expectAccessible : expectReachable);
  }
}
