import { expect, test } from 'vitest';
import { campaignOf, sourceOf } from '#features/statistics/contract/source.ts';
import { letterLink } from './letter-link.ts';

test('what a letter leads to is counted as read from one, and not from which', () => {
  const [path, search = ''] = letterLink('/nieuws/i/abcdefghjk/dijk').split('?');
  expect(path).toBe('/nieuws/i/abcdefghjk/dijk');
  expect(sourceOf(undefined, 'vloedhaven.example', search)).toEqual({ kind: 'letter', host: '' });
  expect(campaignOf(search)).toBe('');
});
