import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { mediaFile } from '../testing/media-file.ts';
import AssetField from './asset-field.tsx';
import type { AssetFieldProps, HeldAsset } from './held-asset.ts';

const boat = mediaFile('boot.png', { alt: text('Een boot') });
const wave = mediaFile('golf.png');
const plan = mediaFile('plan.png');

async function open({ isManager, ...props }: Partial<AssetFieldProps> & { isManager: boolean }) {
  let now: readonly HeldAsset[] = props.value ?? [];
  const call = (async ({ path }: { path: string }, { params }: { params?: { guid: string } }) => {
    if (path === '/api/profiles:loggedIn') return { isContentManager: isManager };
    if (path === '/api/assetfolders') return [];
    if (path === '/api/assetstorage') return { own: { used: 0, allowed: null }, platform: null };
    if (params !== undefined) return [boat, wave, plan].find(({ guid }) => guid === params.guid);
    return { files: [boat, wave], totalNumberOfItems: 2 };
  }) as Call;
  const store = new UserStore({ isSignedIn: true });
  await store.loadApplicationUser(call);

  function Form() {
    const [value, setValue] = useState(now);
    now = value;
    return (
      <AssetField
        id="foto"
        label="Foto"
        kind="image"
        language="nl"
        owner={{ block: 'list' }}
        {...props}
        value={value}
        onChange={(change) => setValue(change)}
      />
    );
  }
  render(
    <CallContext value={call}>
      <QueryClientProvider client={createLoadCache()}>
        <UserStoreContext value={store}>
          <Form />
        </UserStoreContext>
      </QueryClientProvider>
    </CallContext>,
  );
  return { held: () => now };
}

const library = () => screen.queryByRole('button', { name: 'Uit de mediabibliotheek' });

async function pick(name: string) {
  await userEvent.click(library() ?? screen.getByRole('button', { name: 'Vervangen' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('row', { name }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kiezen' }));
}

test('a picture from the library brings its words along', async () => {
  const { held } = await open({ isManager: true });
  await pick('boot.png');
  expect(held()).toMatchObject([{ guid: boat.guid, alt: text('Een boot'), width: 120, height: 80 }]);
  expect(held()[0]).not.toHaveProperty('isDecorative');
  expect(library()).toBeNull();
  expect(await screen.findByText('boot.png')).not.toBeNull();
});

test('of one without words it is asked at once, and the question has the focus', async () => {
  const { held } = await open({ isManager: true });
  await pick('golf.png');
  const words = await screen.findByRole('textbox', { name: 'Beschrijving van de afbeelding' });
  expect(document.activeElement).toBe(words);
  await userEvent.type(words, 'Golven');
  expect(held()[0]?.alt).toEqual(text('Golven'));

  await userEvent.click(screen.getByRole('checkbox', { name: 'Alleen versiering' }));
  expect(held()[0]?.alt).toEqual({ $lang: {} });
  expect(screen.queryByRole('textbox', { name: 'Beschrijving van de afbeelding' })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Alleen versiering' }));
  expect(held()[0]?.alt).toEqual(text('Golven'));
});

test('one that was kept without words counts as decoration, and is not asked about again', async () => {
  await open({ isManager: true, value: [{ guid: wave.guid, alt: { $lang: {} } }] });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Alleen versiering' });
  expect(box.checked).toBe(true);
});

test('another takes the place of one among several', async () => {
  const { held } = await open({
    isManager: true,
    isMany: true,
    value: [{ guid: wave.guid }, { guid: plan.guid }],
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'Vervangen' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('row', { name: 'boot.png' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kiezen' }));
  expect(held().map(({ guid }) => guid)).toEqual([boat.guid, plan.guid]);
});

test('what is taken away leaves the focus on the way to another', async () => {
  const { held } = await open({ isManager: true, value: [{ guid: boat.guid, alt: text('Een boot') }] });
  await userEvent.click(await screen.findByRole('button', { name: 'boot.png weghalen' }));
  expect(held()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Afbeelding kiezen');
});

test('who may not see the library can still send a picture', async () => {
  await open({ isManager: false, value: [{ guid: boat.guid, alt: text('Een boot') }], isMany: true });
  expect(library()).toBeNull();
  expect(screen.getByRole('button', { name: 'Afbeeldingen kiezen' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Vervangen' })).not.toBeNull();
});

test('a file of the wrong kind is refused before it is sent', async () => {
  const { held } = await open({ isManager: false });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const letter = new File(['tekst'], 'brief.pdf', { type: 'application/pdf' });
  await userEvent.setup({ applyAccept: false }).upload(input, letter);
  expect(screen.getByRole('alert').textContent).toContain('brief.pdf');
  expect(held()).toEqual([]);
});

test('which part of a picture is shown is chosen by key, where that is kept', async () => {
  const { held } = await open({ isManager: true, hasCrop: true });
  await pick('boot.png');
  await userEvent.click(await screen.findByRole('button', { name: 'Bijsnijden: boot.png' }));
  const part = screen.getByRole('button', { name: /^Uitsnede: 100 procent breed/ });
  act(() => part.focus());
  await userEvent.keyboard('-');
  const crop = held()[0]?.crop;
  expect(crop?.width).toBeLessThan(1000);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContainEqual(expect.stringMatching(/^Uitsnede: \d\d procent breed/));
  await userEvent.click(screen.getByRole('button', { name: 'Hele afbeelding' }));
  expect(held()[0]?.crop).toBeUndefined();
});

test('it is not offered where nothing is kept of it', async () => {
  await open({ isManager: true });
  await pick('boot.png');
  await screen.findByText('boot.png');
  expect(screen.queryByRole('button', { name: /^Bijsnijden/ })).toBeNull();
});
