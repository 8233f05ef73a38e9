import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { type Theme, ThemeContext } from '#platform/web/content/theme-context.ts';
import image from '../../image/definition.ts';
import { BlockArea } from './block-area.tsx';
import { pageTitleBlock, preloadBlockViews } from './block-catalogue.ts';
import { drawnBlock, holdDrawnBlocks, releaseDrawnBlocks } from './drawn-blocks.ts';
import { buildBlock } from './testing/build-block.ts';

const pageOf = (block: BlockInstance, theme?: Theme) => (
  <ThemeContext value={theme}>
    <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
  </ThemeContext>
);

async function drawOnServer() {
  await preloadBlockViews(['Image']);
  const block = buildBlock(image, { options: image.example });
  const container = document.createElement('div');
  container.innerHTML = renderToString(pageOf(block));
  document.body.append(container);
  return { block, container };
}

afterEach(() => {
  releaseDrawnBlocks();
  document.body.replaceChildren();
});

test('a held block is left as it stands in the document', async () => {
  const { block, container } = await drawOnServer();
  const picture = container.querySelector('img');
  // Something that no view draws: it would be gone if the view had been drawn again.
  picture?.setAttribute('data-left', 'alone');
  holdDrawnBlocks(container);
  const differences: unknown[] = [];
  await act(async () =>
    hydrateRoot(container, pageOf(block), { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(container.querySelector('img')).toBe(picture);
  expect(container.querySelector('[data-left]')).toBe(picture);
  expect(differences).toEqual([]);
});

test('when the theme changes it is made from its view', async () => {
  const { block, container } = await drawOnServer();
  container.querySelector('img')?.setAttribute('data-left', 'alone');
  holdDrawnBlocks(container);
  const root = await act(async () => hydrateRoot(container, pageOf(block)));
  await act(async () => root.render(pageOf(block, 'dark')));
  expect(container.querySelector('[data-left]')).toBeNull();
  expect(container.querySelector('img')).not.toBeNull();
});

test('when its content changes it is made from its view', async () => {
  const { block, container } = await drawOnServer();
  container.querySelector('img')?.setAttribute('data-left', 'alone');
  holdDrawnBlocks(container);
  const root = await act(async () => hydrateRoot(container, pageOf(block)));
  await act(async () => root.render(pageOf({ ...block })));
  expect(container.querySelector('[data-left]')).toBeNull();
});

test('which block has the title of the page is read from what was drawn', () => {
  const root = document.createElement('div');
  root.innerHTML = '<section data-drawn="one"><h2>Kop</h2></section><div data-drawn="two"><h1>Titel</h1></div>';
  holdDrawnBlocks(root);
  const blocks = ['one', 'two'].map((guid) => ({ ...buildBlock(image), guid }));
  expect(pageTitleBlock(blocks)).toBe('two');
  expect(drawnBlock('one')?.element).toBe('section');
  releaseDrawnBlocks();
  expect(drawnBlock('one')).toBeUndefined();
});
