import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const imageGuid = '0b7c9a52-9d0e-4b7b-8f59-0d2f3a4b5c61';

test('a picture with its description and its caption', async () => {
  await drawBlock(definition, {
    options: { imageGuid, alt: text('De sluis bij vloed'), caption: text('Foto: Jan Vis') },
  });
  expect(screen.getByRole('figure').textContent).toBe('Foto: Jan Vis');
  expect(screen.getByRole('img', { name: 'De sluis bij vloed' }).getAttribute('src')).toBe(
    `/a/${imageGuid}?width=1280`,
  );
});

test('a picture without a description is decoration', async () => {
  await drawBlock(definition, { options: { imageGuid } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation').getAttribute('alt')).toBe('');
});

test('the picture stands for the page when it is shared', () => {
  expect(definition.socialImage?.(definition.options.parse({ imageGuid }))).toEqual({ imageGuid });
  expect(definition.socialImage?.(definition.options.parse({}))).toBeUndefined();
});
