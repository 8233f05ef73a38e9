import { expect, test } from 'vitest';
import { escapeXml, rss } from './rss.ts';

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['bel\u0007 en nul\u0000', 'bel en nul'],
  ['losse helft \ud83d', 'losse helft '],
  ['heel 😀', 'heel 😀'],
  [']]></title><script>', ']]&gt;&lt;/title&gt;&lt;script&gt;'],
])('%j', (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});

test('an item says when it was published, and where', () => {
  const xml = rss({
    title: 'Nieuws',
    description: '',
    link: 'https://vloedhaven.example/nieuws',
    self: 'https://vloedhaven.example/api/x',
    language: 'nl',
    items: [
      {
        guid: 'g',
        title: 'Dijk',
        description: 'Hoger',
        link: 'https://vloedhaven.example/nieuws/i/k/dijk?a=1&b=2',
        publishedOn: new Date('2026-11-17T12:00:00Z'),
      },
    ],
  });
  expect(xml).toContain('<link>https://vloedhaven.example/nieuws/i/k/dijk?a=1&amp;b=2</link>');
  expect(xml).toContain('<pubDate>Tue, 17 Nov 2026 12:00:00 GMT</pubDate>');
  expect(xml).toContain('<guid isPermaLink="false">g</guid>');
});
