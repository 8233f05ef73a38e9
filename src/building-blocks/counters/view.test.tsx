import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const figures = [
  { value: 1420, label: text('woningen', 'homes') },
  { value: 112.5, decimals: 2, prefix: text('€ '), suffix: text(' miljoen'), label: text('begroting', 'budget') },
  { value: 7 },
];

const pairs = (container: Element) =>
  Array.from(container.querySelectorAll('dl > div'), (figure) => [
    figure.querySelector('dt')?.textContent,
    figure.querySelector('dd')?.textContent,
  ]);

test('each figure stands with what it means, written as the reader writes numbers; one without is left out', async () => {
  const { container } = await drawBlock(definition, { options: { figures } });
  expect(pairs(container)).toEqual([
    ['woningen', '1.420'],
    ['begroting', '€ 112,50 miljoen'],
  ]);
});

test('in English the point and the comma change places', async () => {
  defaultI18n.language = 'en';
  const { container } = await drawBlock(definition, { options: { figures: figures.slice(0, 1) }, language: 'en' });
  expect(pairs(container)).toEqual([['homes', '1,420']]);
});
