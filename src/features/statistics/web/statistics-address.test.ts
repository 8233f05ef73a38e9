import { expect, test } from 'vitest';
import { statisticsQueryOf } from './statistics-address.ts';

const asked = (address: string) => statisticsQueryOf(new URLSearchParams(address), ['nl', 'en']);

test.each([
  ['', { period: '28', beside: 'year' }],
  ['period=7&beside=before', { period: '7', beside: 'before' }],
  ['period=own&from=2026-09-01&to=2026-09-30', { period: 'own', from: '2026-09-01', to: '2026-09-30', beside: 'year' }],
  ['period=own&from=2026-09-30&to=2026-09-01', { period: '28', beside: 'year' }],
  ['period=own', { period: '28', beside: 'year' }],
  ['read=en&who=member', { period: '28', beside: 'year', language: 'en', audience: 'member' }],
  [
    'part=6a7ce387-808f-47fb-8d18-79235a2216a0',
    { period: '28', beside: 'year', part: '6a7ce387-808f-47fb-8d18-79235a2216a0' },
  ],
  ['part=wonen', { period: '28', beside: 'year' }],
  ['period=eeuw&read=xx&who=niemand&beside=iets', { period: '28', beside: 'year' }],
])('"%s" asks for %o', (address, query) => {
  expect(asked(address)).toEqual(query);
});
