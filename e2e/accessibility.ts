import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** WCAG 2.0 to 2.2, A and AA, and best practices: every finding is a failure. */
export async function expectAccessible(page: Page, where = page.url(), leaveOut: string[] = []): Promise<void> {
  await expectNoFindings(page, where, (axe) => axe.withTags(standards).disableRules(leaveOut));
}

/** Only the colours, for a page that is looked at a second time in another theme. */
export async function expectLegible(page: Page, where = page.url()): Promise<void> {
  await expectNoFindings(page, where, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function expectNoFindings(page: Page, where: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await whenStill(page);
  // Our pages have no frames: what runs in the page itself is all there is, and needs no second page to put together.
  // Describing every element that is in order takes half of the time, and nobody reads it.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(findings, `accessibility of ${where}`).toEqual([]);
}

/**
 * What is half-way into view has half of its colour. What takes longer is no entrance, but a sign that time passes; what
 * follows the reader's scrolling runs as long as the page is there.
 */
async function whenStill(page: Page): Promise<void> {
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
export async function atWidths(page: Page, widths: readonly number[], look: (width: number) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}
