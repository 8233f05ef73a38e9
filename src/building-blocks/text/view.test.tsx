import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { heading, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

test.each([
  ['beneath the heading of the block', text('Zuiderdijk'), 3],
  ['in the place of a heading that the block does not have', text(''), 2],
])('headings in the text stand %s', async (_, blockHeading, level) => {
  await drawBlock(definition, {
    heading: blockHeading,
    options: { text: richText([heading(2, 'Planning'), paragraph('In maart.')]) },
  });
  expect(screen.getByRole('heading', { name: 'Planning', level })).toBeTruthy();
});

test('the lead comes before the text', async () => {
  const { container } = await drawBlock(definition, {
    options: { lead: text('Kort gezegd.'), text: richText([paragraph('De rest.')]) },
  });
  expect(Array.from(container.querySelectorAll('p'), (p) => p.textContent)).toEqual(['Kort gezegd.', 'De rest.']);
});
