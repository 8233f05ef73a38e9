import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const draw = (url: string) => drawBlock(definition, { options: { url, title: text('Podcast') } });

test('a file of our own plays without asking, and is not fetched before that', async () => {
  const { container } = await draw('/geluid/aflevering-1.mp3');
  const audio = container.querySelector('audio');
  expect([audio?.getAttribute('src'), audio?.getAttribute('preload')]).toEqual(['/geluid/aflevering-1.mp3', 'none']);
  expect(audio?.getAttribute('aria-label')).toBe('Podcast');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['https://geluid.example/a.mp3', 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk'])(
  'of someone else it waits: %s',
  async (url) => {
    const { container } = await draw(url);
    expect(container.querySelector('audio, iframe')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(url);
  },
);

test.each([
  ['/geluid/a.mp3', []],
  ['https://geluid.example/a.mp3', ['media:geluid.example']],
  ['https://soundcloud.com/gemeente/a', ['soundcloud']],
])('%s names %j', (url, vendors) => {
  expect(definition.vendors?.(definition.options.parse({ url }))).toEqual(vendors);
});
