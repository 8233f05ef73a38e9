import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition, { noticeTones } from './definition.ts';

test.each(noticeTones)('%s: an icon beside the words, so that colour is not needed to read it', async (tone) => {
  const { container } = await drawBlock(definition, {
    options: { tone, title: text('Vandaag:'), text: richText([paragraph('de brug is dicht.')]) },
  });
  expect(container.querySelector('svg[aria-hidden]')).toBeTruthy();
  expect(container.textContent).toBe('Vandaag: de brug is dicht.');
});

test.each(['box', 'bar'])('a %s without words is not drawn', async (variant) => {
  const { container } = await drawBlock(definition, { options: { variant } });
  expect(container.querySelector('svg')).toBeNull();
  expect(container.textContent).toBe('');
});
