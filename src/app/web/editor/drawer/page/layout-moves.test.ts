import { expect, test } from 'vitest';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { Area, Layout } from '#features/pages/contract/page-layout.ts';
import { layoutMoves } from './layout-moves.ts';

const page = (layout: Layout, blocks: Record<string, Area>) =>
  PageDocument.parse({
    title: { $lang: { nl: 'Park' } },
    layout,
    buildingBlockInstances: Object.entries(blocks).map(([buildingBlockName, layoutPosition], place) => ({
      guid: `5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e0${place}`,
      buildingBlockName,
      layoutPosition,
      sortId: place,
      options: {},
    })),
  });

const three = page('25-50-25', { Text: 'main', Contact: 'side', Downloads: 'side-end', Hero: 'top-row' });

test.each<[PageDocument, Layout, [Area, string[]][]]>([
  [three, '100', [['main', ['Contact', 'Downloads']]]],
  [three, '75-25', [['side', ['Downloads']]]],
  [page('75-25', { Text: 'main', Contact: 'side' }), '25-75', []],
  [page('75-25', { Contact: 'side' }), '100', [['main', ['Contact']]]],
  // It kept its area, and goes back to it.
  [page('100', { Contact: 'side' }), '25-75', [['side', ['Contact']]]],
])('which blocks come elsewhere (%#)', (document, next, moves) => {
  expect(
    layoutMoves(document, next).map(({ into, blocks }) => [into, blocks.map((block) => block.buildingBlockName)]),
  ).toEqual(moves);
});
