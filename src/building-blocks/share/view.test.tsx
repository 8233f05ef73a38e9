import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { PageContext } from '../kit/web/page-context.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import definition from './definition.ts';

const address = 'https://vloedhaven.example/nieuws';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function page(options: object = {}) {
  await loadBlockView('Share');
  const block = buildBlock(definition, { options });
  return (
    <PageContext value={{ title: 'Nieuws', address, blocks: [block], menu: [], trail: [] }}>
      <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
    </PageContext>
  );
}

test('the ways that were chosen are plain links, with nothing of theirs on the page', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(await page({ x: true, linkedin: false }));
  expect(Array.from(container.querySelectorAll('a'), (link) => link.textContent)).toEqual([
    'E-mail',
    'WhatsApp',
    'Facebook',
    'X',
  ]);
  expect(container.querySelector('script, iframe, img')).toBeNull();
});

test('the link is copied, and says so', async () => {
  const user = userEvent.setup();
  render(await page());
  await user.click(screen.getByRole('button', { name: 'Link kopiëren' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByRole('status').textContent).toBe('De link is gekopieerd.');
});

test('where copying is refused the address is shown', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(await page());
  await user.click(screen.getByRole('button', { name: 'Link kopiëren' }));
  expect(screen.getByRole('status').textContent).toContain(address);
});

test('the device’s own way of sharing is offered where there is one, and may be called off', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(await page());
  await userEvent.click(screen.getByRole('button', { name: 'Andere manier' }));
  expect(share).toHaveBeenCalledWith({ title: 'Nieuws', url: address });
});

test('without it there is no button for it', async () => {
  render(await page());
  expect(screen.queryByRole('button', { name: 'Andere manier' })).toBeNull();
});
