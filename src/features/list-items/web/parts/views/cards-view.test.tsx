import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldValue } from '#field-kinds/kit/web/field-value.tsx';
import { buildListItem } from '../../testing/build-list-item.ts';
import styles from './cards-view.module.css';
import { CardsView } from './cards-view.tsx';

const look = { showImage: true, showDescription: true, showDate: true, isFirstLarge: true };
const image = { imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01', width: 1200, height: 800 };
const boxes = () => screen.getAllByRole('listitem');
const draw = (items: Parameters<typeof CardsView>[0]['items'], more = {}) =>
  render(<CardsView items={items} look={{ ...look, ...more }} level={3} label="Nieuws" isFirst types={[]} />);

test.each([
  ['a picture', [buildListItem({ image }), buildListItem({})], {}, false],
  ['no picture', [buildListItem({ image: null }), buildListItem({ image })], {}, true],
  ['a picture that is not shown', [buildListItem({ image })], { showImage: false }, true],
])('the large place with %s', (_, items, more, isWords) => {
  draw(items, more);
  expect(boxes()[0]?.classList.contains(styles.wordsFirst ?? '')).toBe(isWords);
  for (const other of boxes().slice(1)) expect(other.classList.contains(styles.wordsFirst ?? '')).toBe(false);
});

test('a card says in words how many vote and join, and nothing of what nobody does', () => {
  draw([
    buildListItem({ title: 'Steiger', support: { votes: 4, joins: 1 } }),
    buildListItem({ title: 'Brug', support: { votes: 0, joins: 0 } }),
  ]);
  expect(boxes()[0]?.textContent).toContain('4 stemmen · 1 doet mee');
  expect(boxes()[1]?.textContent).not.toMatch(/stem|mee/);
});

test('a person is named to who may know them, and someone to the rest', () => {
  const field = { kind: 'person' as const, options: [] };
  render(<FieldValue field={field} value={[{ guid: image.imageGuid, name: 'Noor', photo: null }, { name: null }]} />);
  expect(boxes().map(({ textContent }) => textContent)).toEqual(['NNoor', 'Een lid']);
});
