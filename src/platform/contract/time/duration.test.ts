import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [0.44, '0,4 s'],
    [9.96, '10 s'],
    [59.4, '59 s'],
    [59.6, '1 min'],
    [252, '4 min 12 s'],
    [600, '10 min'],
    [3599.7, '1 h'],
    [7530, '2 h 5 min'],
    [100_000, '27 h 46 min'],
  ])('%d', (seconds, text) => {
    expect(formatDuration(seconds, 'nl')).toBe(text);
  });

  it('writes numbers as its reader does', () => {
    expect(formatDuration(4.25, 'en')).toBe('4.3 s');
  });
});
