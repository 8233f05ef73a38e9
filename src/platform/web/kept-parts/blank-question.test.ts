import { expect, it } from 'vitest';
import { blankQuestion, cutAtBlanks, fillBlanks } from './blank-question.ts';

const withBlanks = (search: string): number => blankQuestion(search).words.length;

it('leaves words blank that no page knows, and keeps what a page can be asked', () => {
  const { search, words } = blankQuestion('?utm_source=brief.14&p-1a2b3c=2&page=3&fbclid=');
  expect(words).toEqual(['utm_source', 'brief.14', 'fbclid', '']);
  expect(search).toMatch(/^\?blank-[\w-]+=blank-[\w-]+&p-1a2b3c=2&page=3&blank-[\w-]+=blank-[\w-]+$/);
});

it('draws once for all words', () => {
  expect(blankQuestion('?bench=1').search).toBe(blankQuestion('?other=word').search);
  expect(blankQuestion('?bench=1').search).not.toBe(blankQuestion('?bench=1&p-1a2b3c=2').search);
});

it.each(['', '?', '?drawn', '?a=b+c', '?a=%20', '?a[]=1', "?a='", '?a=b=c', '?q-00aa11=x', '?pageNumber=2', '?=1'])(
  'leaves %j as it is',
  (search) => expect(blankQuestion(search)).toEqual({ search, words: [] }),
);

it('is filled in wherever the question is passed on', () => {
  const { words, search } = blankQuestion('?a=1&p-1a2b3c=2&b=x_y-z.0');
  const page = (question: string) => {
    const names = [...new URLSearchParams(question)].map(([name, value]) => `${name} ${value}`);
    return `<a href="/en${question}">${encodeURIComponent(question)}</a>?${new URLSearchParams(question)} ${names.join()}`;
  };
  expect(fillBlanks(cutAtBlanks(page(search)), words)).toBe(page('?a=1&p-1a2b3c=2&b=x_y-z.0'));
});

it('fills in nothing that stands in the page by itself', () => {
  const { words } = blankQuestion('?a=blank-0-');
  expect(fillBlanks(cutAtBlanks('<p>blank-0-, blank-1-</p>'), words)).toBe('<p>blank-0-, blank-1-</p>');
});

it('takes a word for a word, whatever it says', () => {
  expect(withBlanks('?constructor=__proto__')).toBe(2);
});
