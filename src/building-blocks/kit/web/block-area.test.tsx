import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { text } from '#platform/contract/texts/localized.ts';
import hero from '../../hero/definition.ts';
import quote from '../../quote/definition.ts';
import { BlockArea } from './block-area.tsx';
import { pageTitleBlock, preloadBlockViews } from './block-catalogue.ts';
import { BlockEditingContext, type BlockRootProps } from './block-editing-context.ts';
import { DrawnOfAreaContext } from './drawn-of-area-context.ts';
import { buildBlock } from './testing/build-block.ts';

const guids = ['a', 'b', 'c'].map((letter) => `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d1${letter}`);
const quoted = (words: string, place: number): BlockInstance =>
  buildBlock(quote, { guid: guids[place] ?? '', sortId: place, options: { text: text(words) } });

const unknown: BlockInstance = { ...quoted('', 1), buildingBlockName: 'Carousel' };
/** Options that no server would send: the view stumbles over them. */
const broken: BlockInstance = { ...quoted('', 1), options: { text: null } };

const area = (blocks: BlockInstance[], canManage = false) => (
  <BlockArea area="main" blocks={blocks} isFirst canManage={canManage} />
);

describe('views', () => {
  // Other files of tests may have fetched views before, and those stay.
  beforeEach(() => void vi.resetModules());

  test('come when they are asked for, and a name without a view is no error', async () => {
    const { blockView, preloadBlockViews } = await import('./block-catalogue.ts');
    expect(blockView('Quote')).toBeUndefined();
    await preloadBlockViews(['Quote', 'Quote', 'Carousel']);
    expect(blockView('Quote')?.default).toBeTypeOf('function');
    expect(blockView('Carousel')).toBeUndefined();
  });

  test('an area that is drawn too early waits for them', async () => {
    const { blockView } = await import('./block-catalogue.ts');
    const fresh = await import('./block-area.tsx');
    expect(blockView('Hero')).toBeUndefined();
    const blocks = [buildBlock(hero, { options: { title: text('Haven') } })];
    await act(async () => render(<fresh.BlockArea area="main" blocks={blocks} isFirst canManage={false} />));
    expect(await screen.findByRole('heading', { name: 'Haven' })).toBeTruthy();
  });
});

describe('with every view loaded', () => {
  beforeAll(() => preloadBlockViews(['Hero', 'Quote']));

  test('blocks stand in the order of their sortId', () => {
    render(area([quoted('derde', 2), quoted('eerste', 0), quoted('tweede', 1)]));
    expect(screen.getAllByRole('blockquote').map((one) => one.textContent)).toEqual(['eerste', 'tweede', 'derde']);
  });

  test('of many only the block that changed is drawn again', () => {
    const drawn: string[] = [];
    const Root = ({ block, element: Element, children }: BlockRootProps) => {
      drawn.push(block.guid);
      return <Element>{children}</Element>;
    };
    const editing = { Root, EmptyArea: () => null };
    const edited = (blocks: BlockInstance[]) => (
      <BlockEditingContext value={editing}>{area(blocks, true)}</BlockEditingContext>
    );
    const [first, last] = [quoted('eerste', 0), quoted('derde', 2)];
    const { rerender } = render(edited([first, unknown, last]));
    drawn.length = 0;
    rerender(edited([first, unknown, quoted('laatste', 2)]));
    expect(drawn).toEqual([last.guid]);
    expect(screen.getByText('laatste')).toBeTruthy();
  });

  test('of a page that is being opened so many are drawn as are asked for, those that are read first', () => {
    const blocks = [quoted('derde', 2), quoted('eerste', 0), quoted('tweede', 1)];
    const edited = (count: number) => <DrawnOfAreaContext value={count}>{area(blocks)}</DrawnOfAreaContext>;
    const quotes = () => screen.getAllByRole('blockquote').map((one) => one.textContent);
    const { rerender } = render(edited(2));
    expect(quotes()).toEqual(['eerste', 'tweede']);
    rerender(edited(Number.POSITIVE_INFINITY));
    expect(quotes()).toEqual(['eerste', 'tweede', 'derde']);
  });

  test.each([
    ['visitors see nothing', false, ''],
    ['managers hear of it', true, 'Het blok ‘Carousel’ bestaat niet (meer).'],
  ])('a block that does not exist: %s', (_, canManage, notice) => {
    const { container } = render(area([unknown], canManage));
    expect(container.querySelector('strong')?.textContent ?? '').toBe(notice);
    expect(container.textContent === '').toBe(notice === '');
  });

  test.each([
    ['visitors see nothing of it', false, ''],
    ['managers hear of it', true, 'Het blok ‘Quote’ kan niet worden getoond.'],
  ])('a view that throws is reported and takes nothing else down: %s', (_, canManage, notice) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { container, rerender } = render(area([quoted('voor', 0), broken, quoted('na', 2)], canManage));
    expect(screen.getAllByRole('blockquote').map((one) => one.textContent)).toEqual(['voor', 'na']);
    expect(container.querySelector('strong')?.textContent ?? '').toBe(notice);
    expect(reported.mock.calls.map(([error]) => error.message)).toEqual([
      expect.stringContaining(`Block Quote ${broken.guid}: `),
    ]);

    rerender(area([quoted('voor', 0), quoted('hersteld', 1), quoted('na', 2)], canManage));
    expect(screen.getAllByRole('blockquote').map((one) => one.textContent)).toEqual(['voor', 'hersteld', 'na']);
    vi.unstubAllGlobals();
  });

  test('a view that throws on the server leaves the rest of the page whole', () => {
    const html = renderToString(area([quoted('voor', 0), broken, quoted('na', 2)]));
    expect(html).toContain('voor');
    expect(html).toContain('na');
  });

  test('the page’s title is the first block that can carry it', () => {
    const title = (guid: string, words: string) => buildBlock(hero, { guid, options: { title: text(words) } });
    const [first = '', second = '', third = ''] = guids;
    expect(pageTitleBlock([quoted('citaat', 0)])).toBeUndefined();
    expect(pageTitleBlock([quoted('citaat', 0), title(first, ''), title(second, 'Haven'), title(third, 'Dijk')])).toBe(
      second,
    );
  });

  test.each([
    ['after another heading in the content', [{ heading: { value: 'Vooraf' } }, {}], undefined],
    ['after a block without a heading', [{}, {}], 1],
    ['after a heading beside the content', [{ heading: { value: 'Menu' }, layoutPosition: 'side' }, {}], 1],
    ['beside the content', [{}, { layoutPosition: 'side' }], undefined],
    ['below everything', [{}, { layoutPosition: 'bottom-row' }], undefined],
  ] as const)('a title %s', (_, [before, own], expected) => {
    const blocks = [
      { ...quoted('citaat', 0), ...before },
      { ...buildBlock(hero, { guid: guids[1] ?? '', options: { title: text('Haven') } }), ...own },
    ];
    expect(pageTitleBlock(blocks)).toBe(expected === undefined ? undefined : blocks[expected]?.guid);
  });
});
