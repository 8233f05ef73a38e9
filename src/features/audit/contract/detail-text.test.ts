import { expect, test } from 'vitest';
import { detailText } from './detail-text.ts';

const words = {
  yesOrNo: (value: boolean) => (value ? 'ja' : 'nee'),
  wordFor: (name: string) => name.toUpperCase(),
  moment: (iso: string) => `op ${iso.slice(0, 10)}`,
};

test.each<[unknown, string]>([
  ['open', 'open'],
  [3, '3'],
  ['2026-11-19T05:03:56.794Z', 'op 2026-11-19'],
  ['2026-11-19', '2026-11-19'],
  [{ publishAt: '2026-11-19T05:03:56Z' }, 'PUBLISHAT: op 2026-11-19'],
  [true, 'ja'],
  [null, '–'],
  [[], '–'],
  [['a', 'b'], 'a, b'],
  [{ visibility: 'Users', roleIds: [] }, 'VISIBILITY: Users; ROLEIDS: –'],
  [{ label: { $lang: { nl: 'Agenda' } } }, 'LABEL: Agenda'],
  [{ label: { $lang: { nl: 'Nieuws', en: 'News' } } }, 'LABEL: NL: Nieuws; EN: News'],
  [{ label: { $lang: {} } }, 'LABEL: –'],
  [{ blocks: { b1: { isOn: false } } }, 'BLOCKS: B1: ISON: nee'],
])('%j reads %s', (value, text) => {
  expect(detailText(value, words)).toBe(text);
});
