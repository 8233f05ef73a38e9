import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const assetGuid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e21';
const whole = { assetGuid, title: text('Begroting', 'Budget'), fileName: 'begroting & plan.pdf', size: 1_310_720 };

test('the link says what it is and how large, and the file keeps its name', async () => {
  await drawBlock(definition, { options: { groups: [{ files: [whole] }] } });
  const link = screen.getByRole('link', { name: 'Begroting (PDF, 1,3 MB)' });
  expect(link.getAttribute('href')).toBe(`/a/${assetGuid}?name=begroting+%26+plan.pdf`);
  expect(link.hasAttribute('download')).toBe(true);
});

test('in English the size has a point', async () => {
  defaultI18n.language = 'en';
  await drawBlock(definition, { options: { groups: [{ files: [whole] }] }, language: 'en' });
  expect(screen.getByRole('link', { name: 'Budget (PDF, 1.3 MB)' })).toBeTruthy();
});

test('what cannot be fetched or has no name is left out, and so is a group without files', async () => {
  await drawBlock(definition, {
    heading: text('Stukken'),
    options: {
      groups: [
        { title: text('Leeg'), files: [{ title: text('Zonder bestand') }, { assetGuid }] },
        { title: text('Plannen'), files: [{ assetGuid, fileName: 'kaart.svg' }] },
      ],
    },
  });
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Stukken', 'Plannen']);
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['kaart.svg (SVG)']);
});
