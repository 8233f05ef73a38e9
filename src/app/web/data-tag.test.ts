import { expect, it } from 'vitest';
import { dataTag } from './data-tag.ts';

it('is data that cannot end its element, and no line of a script', () => {
  const nodes = [{ '@type': 'NewsArticle', headline: '</script><!--\u2028alert(1)\u2029' }];
  const [tag] = dataTag(nodes);
  expect(tag?.attributes).toEqual({ type: 'application/ld+json' });
  expect(tag?.content).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(tag?.content ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': nodes });
});

it('is not there when there is nothing to say', () => {
  expect(dataTag([])).toEqual([]);
});
