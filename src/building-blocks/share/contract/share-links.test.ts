import { expect, test } from 'vitest';
import { shareLink, shareWays } from './share-links.ts';

const page = { title: 'Havenfeest & markt', address: 'https://vloedhaven.example/nieuws?a=1&b=2#top' };
const address = 'https%3A%2F%2Fvloedhaven.example%2Fnieuws%3Fa%3D1%26b%3D2%23top';

test.each(shareWays)('%s gets the whole address, and nothing in it is taken for its own', (way) => {
  const link = shareLink(way, page);
  expect(link).toContain(address);
  expect(link).not.toContain('& ');
});

test.each([
  ['mail', `mailto:?subject=Havenfeest%20%26%20markt&body=${address}`],
  ['whatsapp', `https://wa.me/?text=Havenfeest%20%26%20markt%20${address}`],
  ['x', `https://x.com/intent/post?text=Havenfeest%20%26%20markt&url=${address}`],
] as const)('%s gets the title too', (way, link) => {
  expect(shareLink(way, page)).toBe(link);
});
