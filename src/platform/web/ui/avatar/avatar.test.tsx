import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, type AvatarProps } from './avatar.tsx';

const address = (side: number) => `/a/p1?width=${side}&height=${side}&fit=cover`;

test.each<[string, Partial<AvatarProps>, number, number]>([
  ['small', { size: 'small' }, 50, 56],
  ['medium', {}, 50, 72],
  ['large', { size: 'large' }, 64, 128],
  ['as large as its style makes it', { size: 'large', side: 96 }, 96, 192],
])('%s: no more pixels than are shown, and twice that for sharp screens', (_, props, one, two) => {
  const { container } = render(<Avatar name="Noor van Dijk" photo="p1" {...props} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(address(one));
  expect(picture?.getAttribute('srcset')).toBe(`${address(one)} 1x, ${address(two)} 2x`);
});

test('without a photo it has the initials', () => {
  const { container } = render(<Avatar name="Noor van Dijk" photo={null} />);
  expect([container.querySelector('img'), container.textContent]).toEqual([null, 'ND']);
});
