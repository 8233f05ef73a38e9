import { expect, test } from 'vitest';
import { typedHref } from './typed-href.ts';

test.each([
  ['https://vloedhaven.nl/nieuws', 'https://vloedhaven.nl/nieuws'],
  ['  /nieuws ', '/nieuws'],
  ['#kosten', '#kosten'],
  ['tel:0118123456', 'tel:0118123456'],
  ['www.vloedhaven.nl', 'https://www.vloedhaven.nl'],
  ['vloedhaven.nl/nieuws?x=1', 'https://vloedhaven.nl/nieuws?x=1'],
  ['balie@vloedhaven.nl', 'mailto:balie@vloedhaven.nl'],
  ['javascript:alert(1)', undefined],
  ['//elders.nl', undefined],
  ['data:text/html,x', undefined],
  ['zomaar iets', undefined],
  ['woord', undefined],
  ['', undefined],
])('%s becomes %s', (typed, href) => {
  expect(typedHref(typed)).toBe(href);
});
