import { expect, it } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { textsWithout } from './texts-without.ts';

const dutch = { $lang: { nl: 'Haven' } };
const both = { $lang: { nl: 'Haven', fr: 'Port' } };

it.each([
  [{}, 0],
  [null, 0],
  ['Haven', 0],
  [dutch, 1],
  [both, 0],
  [{ $lang: { nl: 'Haven', fr: '' } }, 1],
  [{ $lang: { nl: '' } }, 0],
  [{ $lang: {} }, 0],
  [{ footers: [{ organisation: dutch, columns: [{ title: both, links: [{ label: dutch, url: '/' }] }] }] }, 2],
])('%j: %i', (values, count) => expect(textsWithout(values, 'fr' as Language)).toBe(count));
