import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { preloadBlockViews } from '../kit/web/block-catalogue.ts';
import { PageContext } from '../kit/web/page-context.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import quote from '../quote/definition.ts';
import definition from './definition.ts';

const guid = (letter: string) => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d1${letter}`;
const part = (letter: string, heading: string, headingLevel = 2) =>
  buildBlock(quote, { guid: guid(letter), heading: text(heading), headingLevel, options: { text: text(heading) } });

const blocks = [
  buildBlock(definition, { heading: text('Op deze pagina') }),
  part('a', 'Plan'),
  part('b', 'Park', 3),
  part('c', 'Meedoen'),
];

async function drawPage(all: BlockInstance[]) {
  await preloadBlockViews(['Contents', 'Quote']);
  const page = { title: 'Wijk', address: 'https://vloedhaven.example/wijk', blocks: all, menu: [], trail: [] };
  return render(
    <PageContext value={page}>
      <BlockArea area="main" blocks={all} isFirst canManage={false} />
    </PageContext>,
  );
}

test('every heading of the page but its own is a link to what is there', async () => {
  const { container } = await drawPage(blocks);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Plan', 'Park', 'Meedoen']);
  const targets = links.map((link) => container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`));
  expect(targets.map((target) => target?.textContent)).toEqual(['Plan', 'Park', 'Meedoen']);
  expect(screen.getByRole('navigation', { name: 'Op deze pagina' })).toBeTruthy();
});

test('where the reader is, is marked, and follows them', async () => {
  const tops: Record<string, number> = { a: 50, b: 900, c: 1800 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops[this.id.slice(-1)] ?? 0 } as DOMRect;
  });
  await drawPage(blocks);
  const current = () => screen.queryByRole('link', { current: 'location' })?.textContent;
  expect(current()).toBe('Plan');
  Object.assign(tops, { a: -800, b: 100 });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((done) => requestAnimationFrame(done));
  });
  expect(current()).toBe('Park');
});

test('a page without headings has no contents', async () => {
  await drawPage(blocks.slice(0, 1));
  expect(screen.queryByRole('navigation')).toBeNull();
});
