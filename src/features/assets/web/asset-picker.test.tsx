import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import type { Call } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { MediaFile } from '../contract/media.ts';
import AssetPicker from './asset-picker.tsx';
import type { PickedAsset } from './asset-picker-context.ts';

const file = (name: string, more: Partial<MediaFile> = {}): MediaFile => ({
  guid: `guid of ${name}`,
  name,
  mediaType: 'image/png',
  kind: 'image',
  byteSize: 2048,
  width: 120,
  height: 80,
  version: 'v',
  title: { $lang: {} },
  alt: { $lang: {} },
  isDecorative: false,
  credit: '',
  focalPoint: null,
  folder: null,
  createdAt: '2026-11-15T10:00:00.000Z',
  changedAt: '2026-11-15T10:00:00.000Z',
  deletedAt: null,
  useCount: 0,
  duplicateCount: 0,
  ...more,
});

const files = [
  file('boot.png', { alt: text('Een boot'), focalPoint: { x: 20, y: 80 } }),
  file('golf.png', { alt: text('Golven'), isDecorative: true }),
];

function open() {
  const asked: unknown[] = [];
  const picked: PickedAsset[] = [];
  const call = (async ({ path }: { path: string }, input: unknown) => {
    if (path === '/api/assetfolders') return [];
    asked.push(input);
    return { files, totalNumberOfItems: files.length };
  }) as Call;
  render(
    <CallContext value={call}>
      <QueryClientProvider client={createLoadCache()}>
        <Suspense>
          <AssetPicker onPick={(asset) => picked.push(asset)} onClose={() => undefined} />
        </Suspense>
      </QueryClientProvider>
    </CallContext>,
  );
  return { asked, picked };
}

test('a picture is picked with its description, size and focal point', async () => {
  const { asked, picked } = open();
  const pick = await screen.findByRole('button', { name: 'Kiezen' });
  expect(asked).toMatchObject([{ query: { kind: 'image' } }]);
  expect(pick.hasAttribute('disabled')).toBe(true);
  await userEvent.click(await screen.findByRole('row', { name: 'boot.png' }));
  await userEvent.click(pick);
  expect(picked).toEqual([
    {
      guid: 'guid of boot.png',
      imageGuid: 'guid of boot.png',
      alt: text('Een boot'),
      title: { $lang: {} },
      name: 'boot.png',
      mediaType: 'image/png',
      byteSize: 2048,
      width: 120,
      height: 80,
      focalPoint: { x: 20, y: 80 },
    },
  ]);
});

test('one that only decorates comes without words', async () => {
  const { picked } = open();
  await userEvent.click(await screen.findByRole('row', { name: 'golf.png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kiezen' }));
  expect(picked).toMatchObject([{ guid: 'guid of golf.png', alt: { $lang: {} } }]);
});
