import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { mediaFile } from '../testing/media-file.ts';
import AssetPicker from './asset-picker.tsx';
import type { AssetPickerProps, PickedAsset } from './held-asset.ts';

const item = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03';
const files = [
  mediaFile('boot.png', { alt: text('Een boot'), focalPoint: { x: 20, y: 80 } }),
  mediaFile('golf.png', { alt: text('Golven'), isDecorative: true }),
  mediaFile('elders.png', { heldBy: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e04' }),
];

function open(props: Partial<AssetPickerProps> = {}, answer: () => unknown = () => files) {
  const asked: unknown[] = [];
  const picked: PickedAsset[] = [];
  const call = (async ({ path }: { path: string }, input: unknown) => {
    if (path === '/api/assetfolders') return [];
    if (path === '/api/assetstorage') return { own: { used: 0, allowed: null }, platform: null };
    asked.push(input);
    return { files: answer(), totalNumberOfItems: files.length };
  }) as Call;
  render(
    <CallContext value={call}>
      <QueryClientProvider client={createLoadCache()}>
        <AssetPicker
          kind="image"
          isMany={false}
          owner={{ item }}
          onPick={(assets) => picked.push(...assets)}
          onClose={() => undefined}
          {...props}
        />
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
      alt: text('Een boot'),
      isDecorative: false,
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
  expect(picked).toMatchObject([{ guid: 'guid of golf.png', alt: { $lang: {} }, isDecorative: true }]);
});

test('several stay chosen while one looks further', async () => {
  const found = [files.slice(0, 1), files.slice(1, 2)];
  const { picked } = open({ isMany: true }, () => found.shift() ?? []);
  await userEvent.click(await screen.findByRole('row', { name: 'boot.png' }));
  await userEvent.type(screen.getByRole('searchbox'), 'golf{Enter}');
  await userEvent.click(await screen.findByRole('row', { name: 'golf.png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kiezen' }));
  expect(picked.map(({ name }) => name)).toEqual(['boot.png', 'golf.png']);
});

test('says of a file of something else that it follows the rights of that', async () => {
  open();
  await userEvent.click(await screen.findByRole('row', { name: 'boot.png' }));
  expect(screen.queryByText(/hoort bij een andere/)).toBeNull();
  await userEvent.click(screen.getByRole('row', { name: 'elders.png' }));
  expect(screen.queryByText(/hoort bij een andere/)).not.toBeNull();
});

test('a library that cannot be reached can be asked again', async () => {
  const answers = [
    () => {
      throw new CallError(0, undefined);
    },
    () => files,
  ];
  open({}, () => answers.shift()?.());
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('row', { name: 'boot.png' })).not.toBeNull();
});
