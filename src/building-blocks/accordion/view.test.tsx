import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const items = [
  { title: text('Wat kost het?'), text: richText([paragraph('€ 40')]) },
  { title: text(''), text: richText([paragraph('Zonder vraag')]) },
  { title: text('Hoe lang duurt het?'), text: richText([paragraph('Een week')]) },
];

const details = (container: Element) => Array.from(container.querySelectorAll('details'));

test('each question opens by itself, without any script; one without words is left out', async () => {
  const { container } = await drawBlock(definition, { options: { items } });
  expect(details(container).map((item) => [item.textContent, item.open, item.hasAttribute('name')])).toEqual([
    ['Wat kost het?€ 40', false, false],
    ['Hoe lang duurt het?Een week', false, false],
  ]);
});

test('with one open at a time they share a name, which is all that the browser needs', async () => {
  const { container } = await drawBlock(definition, { options: { items, isOneOpen: true, isFirstOpen: true } });
  expect(new Set(details(container).map((item) => item.getAttribute('name'))).size).toBe(1);
  expect(details(container).map((item) => item.open)).toEqual([true, false]);
  expect(details(container)[0]?.getAttribute('name')).toBeTruthy();
});
