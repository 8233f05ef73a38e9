import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListItemDetail } from '../../../contract/list-item.ts';
import { ItemPagePicture } from './item-page-picture.tsx';

const image: NonNullable<ListItemDetail['image']> = {
  imageGuid: '0a2f5c11-0d43-4b5e-8b0e-2a4f5d9c0001',
  alt: { value: 'De kade' },
  width: 1000,
  height: 600,
  crop: { x: 100, y: 0, width: 500, height: 1000 },
  focalPoint: { x: 35, y: 100 },
};
const item = { image } as ListItemDetail;

it('shows the part of the picture that was chosen, with its point', () => {
  render(<ItemPagePicture item={item} caption={undefined} isShownBelow={false} />);
  const picture = screen.getByRole('img', { name: 'De kade' });
  expect(['src', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual([
    `/a/${image.imageGuid}?width=500&crop=100,0,500,1000`,
    '500',
    '600',
  ]);
  expect(picture.className).toMatch(/x2.*y4/);
});

it('shows nothing where a block further on shows it', () => {
  const { container } = render(<ItemPagePicture item={item} caption={undefined} isShownBelow={true} />);
  expect(container.childElementCount).toBe(0);
});
