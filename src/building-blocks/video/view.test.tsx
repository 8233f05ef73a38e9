import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const options = {
  url: 'https://youtu.be/aqz-KE-bpKQ?t=90',
  title: text('Het gemaal'),
  transcript: richText([paragraph('Welkom.')]),
};

test('nothing of YouTube before it is asked for; its words are there for everyone', async () => {
  const { container } = await drawBlock(definition, { options });
  expect(container.innerHTML).not.toMatch(/iframe|nocookie|ytimg/);
  expect(container.querySelector('details')?.textContent).toContain('Welkom.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s');
});

test('then one frame, with its title, from where the address says', async () => {
  await loadBlockView('Video');
  const block = buildBlock(definition, { options });
  const area = <BlockArea area="main" blocks={[block]} isFirst canManage={false} />;
  // Beside the document, so that no frame is really fetched.
  const { container } = await act(async () => render(area, { container: document.createElement('div') }));
  await userEvent.click(within(container).getByRole('button', { name: 'Eén keer laden' }));
  const frame = container.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&hl=nl&start=90');
  expect(frame?.title).toBe('Het gemaal');
});

test('names the vendor it needs', () => {
  const vendorsOf = (url: string) => definition.vendors?.(definition.options.parse({ url }));
  expect(vendorsOf(options.url)).toEqual(['youtube']);
  expect(vendorsOf('https://vimeo.com/76979871')).toEqual(['vimeo']);
  expect(vendorsOf('https://example.nl/film')).toEqual([]);
});

test('an address that is no video: nothing for visitors', async () => {
  const { container } = await drawBlock(definition, { options: { ...options, url: 'https://example.nl/film' } });
  expect(container.textContent).toBe('');
});
