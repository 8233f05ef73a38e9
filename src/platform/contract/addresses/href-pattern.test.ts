import { expect, test } from 'vitest';
import { Href } from './href.ts';
import { isHref, writtenHref } from './href-pattern.ts';

test.each([
  ['/over-ons?q=a b#c', true],
  ['#top', true],
  ['https://example.nl/é', true],
  ['mailto:a@example.nl', true],
  ['page:5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03#kop', true],
  [`/${'a'.repeat(1999)}`, true],
  [`/${'a'.repeat(2000)}`, false],
  ['javascript:alert(1)', false],
  ['//example.nl', false],
  ['/\\example.nl', false],
  ['/\t/example.nl', false],
  ['/\n/example.nl', false],
  ['https://example.nl/\r\n', false],
  ['\u0001https://example.nl', false],
])('whether %.60j may be a link: %s', (href, isOne) => {
  expect(isHref(href)).toBe(isOne);
});

const page = 'page:5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03';
test.each([
  [page, page],
  ['page:5F0C2A510D434B5E8B0E2A4F5D9C1E03#kop', `${page}#kop`],
  ['page:5f0c2a510d434b5e8b0e2a4f5d9c1e03', page],
  ['page:5f0c2a510d434b5e8b0e2a4f5d9c1e0', 'page:5f0c2a510d434b5e8b0e2a4f5d9c1e0'],
  ['/5f0c2a510d434b5e8b0e2a4f5d9c1e03', '/5f0c2a510d434b5e8b0e2a4f5d9c1e03'],
])('%s is kept as %s', (sent, kept) => {
  expect(writtenHref(sent)).toBe(kept);
  expect(Href.safeParse(sent).data).toBe(isHref(kept) ? kept : undefined);
});
