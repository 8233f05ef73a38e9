import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PageDocument, type SharedPicture } from '#features/pages/contract/page.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { fill, openEdited, typed } from '../testing/open-block.tsx';
import { socialImageChanges } from './picture-changes.ts';
import { SocialImage } from './social-image.tsx';

const imageGuid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e71';
const crop = { x: 0, y: 0, width: 500, height: 1000 };
const ship: SharedPicture = { imageGuid, alt: text('Een schip'), width: 1600, height: 900 };

const open = (socialImage?: SharedPicture) =>
  openEdited(PageDocument.parse({ title: text('Haven'), socialImage }), (document, run, write) => (
    <SocialImage {...{ document, run, write }} language="nl" />
  ));

test('what is to be seen on it is written in the language of the page, or said to be decoration', async () => {
  const { made } = await open({ ...ship, alt: text('') });
  fill(await screen.findByRole('textbox', { name: 'Wat is er te zien?' }), 'Een schip in de haven');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alleen versiering' }));
  expect(made()).toEqual([
    typed({ block: null, path: ['socialImage', 'alt'], language: 'nl' }, 'Een schip in de haven', 0),
    { kind: 'page', path: ['socialImage', 'isDecorative'], value: true },
    { kind: 'page', path: ['socialImage', 'alt'], value: { $lang: {} } },
  ]);
});

test('the part that goes along is chosen by key, and what must stay in sight is asked of the file', async () => {
  const { document } = await open(ship);
  await userEvent.click(await screen.findByRole('button', { name: /^Bijsnijden/ }));
  expect(screen.queryByRole('button', { name: /^Belangrijkste punt/ })).toBeNull();
  act(() => screen.getByRole('button', { name: /^Uitsnede: 100 procent breed/ }).focus());
  await userEvent.keyboard('-');
  expect(document().socialImage?.crop?.width).toBeLessThan(1000);
  await userEvent.click(screen.getByRole('button', { name: 'Hele afbeelding' }));
  expect(document().socialImage).toEqual(ship);
});

test('taking it away leaves nothing of it, and one operation takes that back', async () => {
  const { document, made } = await open(ship);
  await userEvent.click(await screen.findByRole('button', { name: /weghalen$/ }));
  expect(made()).toEqual([{ kind: 'page', path: ['socialImage'] }]);
  expect(document().socialImage).toBeUndefined();
  expect(screen.queryByRole('textbox', { name: 'Wat is er te zien?' })).toBeNull();
});

test.each([
  ['one that is chosen brings its words along', undefined, { guid: imageGuid, alt: text('Een schip') }],
  [
    'another comes whole, without the part of the one before',
    { ...ship, crop },
    { guid: '5f0c', alt: text('Een kade') },
  ],
])('%s', (_, before, { guid, alt }) => {
  const focalPoint = { x: 10, y: 90 };
  expect(socialImageChanges(before, { guid, alt, width: 16, height: 9, focalPoint, isDecorative: false })).toEqual([
    { kind: 'page', path: ['socialImage'], value: { imageGuid: guid, alt, width: 16, height: 9 } },
  ]);
});
