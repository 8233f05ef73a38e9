import { describe, expect, it, test } from 'vitest';
import { momentOf, pastAddress, readPastAddress, stampOf } from './past-address.ts';

const moment = new Date('2026-03-03T11:05:09.120Z');
const token = 'abcdefghij-klmnopqrst_uv';

test('a moment is written without what an address escapes, and read back', () => {
  expect(stampOf(moment)).toBe('20260303T110509120');
  expect(momentOf('20260303T110509120')).toEqual(moment);
});

test.each([
  ['', '20260303', '2026-03-03T11:05:09.120Z', '20261303T110509120', '20260230T110509120', '20260303T110509120x'],
])('what is no moment is none: %s', (...texts) => {
  expect(texts.map(momentOf)).toEqual(texts.map(() => undefined));
});

describe('an address of the past', () => {
  it.each([
    { token: undefined, path: '/' },
    { token: undefined, path: '/en/news?page=2' },
    { token, path: '/afval/i/k3J9aa/grofvuil' },
  ])('says by whom it was given, when, and where: $path', (at) => {
    const address = pastAddress({ ...at, moment });
    expect(readPastAddress(address)).toEqual({ ...at, moment });
  });

  it('leads to the front page without its slash', () => {
    expect(readPastAddress('/time-machine/20260303T110509120')).toMatchObject({ path: '/' });
    expect(readPastAddress('/time-machine/20260303T110509120?a=1')).toMatchObject({ path: '/?a=1' });
  });

  it.each(['/', '/time-machine', '/time-machine/', '/time-machine/nu/afval', '/time-machine/kort.20260303T110509120/'])(
    'is none of %s',
    (url) => {
      expect(readPastAddress(url)).toBeUndefined();
    },
  );
});
