import { expect, it } from 'vitest';
import { walPosition } from './wal-position.ts';

it('reads places in the order in which they were written', () => {
  const written = ['0/0', '0/FFFFFFFF', '1/0', '16/B374D848', '16/B374D849', '100/0'];
  const positions = written.map(walPosition);
  expect(positions).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(walPosition('16/B374D848')).toBe(0x16_b374_d848n);
});
