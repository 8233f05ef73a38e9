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

const own = { assetGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e31', mediaType: 'video/mp4' } as const;
const captions = [
  { assetGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e32', language: 'nl', isDefault: true },
  { assetGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e33', language: 'tr', label: text('Turks, kort') },
  { assetGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e34', language: 'de', isDefault: true },
];

test('a file of our own plays here with its captions, and asks nobody else', async () => {
  const { container } = await drawBlock(definition, { options: { ...options, video: own, captions } });
  expect(container.innerHTML).not.toMatch(/iframe|youtube/);
  const player = container.querySelector('video');
  expect([player?.controls, player?.getAttribute('aria-label')]).toEqual([true, 'Het gemaal']);
  expect(container.querySelector('source')?.outerHTML).toContain(`src="/a/${own.assetGuid}" type="video/mp4"`);
  const tracks = [...container.querySelectorAll('track')].map((track) => [
    track.getAttribute('kind'),
    track.getAttribute('src'),
    track.getAttribute('srclang'),
    track.getAttribute('label'),
    track.hasAttribute('default'),
  ]);
  expect(tracks).toEqual([
    ['captions', `/a/${captions[0]?.assetGuid}`, 'nl', 'Nederlands', true],
    ['captions', `/a/${captions[1]?.assetGuid}`, 'tr', 'Turks, kort', false],
    ['captions', `/a/${captions[2]?.assetGuid}`, 'de', 'Deutsch', false],
  ]);
  const read = definition.options.parse({ ...options, video: own, captions });
  expect(definition.vendors?.(read)).toEqual([]);
  expect(definition.assets?.(read)).toEqual([own.assetGuid, ...captions.map(({ assetGuid }) => assetGuid)]);
});

test('who edits is told of a video without captions, and of captions that are for nothing; visitors are not', async () => {
  await loadBlockView('Video');
  const told = (more: object, canManage: boolean) => {
    const block = buildBlock(definition, { options: { ...options, ...more } });
    const { container } = render(<BlockArea area="main" blocks={[block]} isFirst canManage={canManage} />);
    return container.textContent;
  };
  expect(told({ video: own }, true)).toContain('heeft geen ondertitels');
  expect(told({ video: own }, false)).not.toContain('ondertitels');
  expect(told({ video: own, captions }, true)).not.toContain('ondertitels');
  expect(told({ captions }, true)).toContain('YouTube of Vimeo regelt u daar');
});

test('a transcript elsewhere is a link that says of what', async () => {
  await drawBlock(definition, { options: { ...options, video: own, transcriptLink: '/gemaal/tekst' } });
  const link = screen.getByRole('link', { name: 'Lees de uitgeschreven tekst van Het gemaal' });
  expect(link.getAttribute('href')).toBe('/gemaal/tekst');
});

test('a poster stands before our own player, and for the page, as it was cropped', async () => {
  const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03';
  const crop = { x: 100, y: 0, width: 500, height: 1000 };
  const own = { ...options, video: { assetGuid: guid, mediaType: 'video/mp4' }, poster: { imageGuid: guid, crop } };
  const { container } = await drawBlock(definition, { options: own });
  expect(container.querySelector('video')?.getAttribute('poster')).toBe(
    `/a/${guid}?width=1280&crop=100%2C0%2C500%2C1000`,
  );
  expect(definition.socialImage?.(definition.options.parse(own))).toEqual({ imageGuid: guid, crop });
});
