import { describe, expect, test } from 'vitest';
import { wordsIn } from './search-words.ts';
import { makeSnippet } from './snippet.ts';

const about = (text: string, ...looked: string[]) =>
  makeSnippet(text, wordsIn(text), (word) => looked.find((one) => word.startsWith(one)));
const marked = ({ text, marks }: ReturnType<typeof about>) => marks.map(([from, to]) => text.slice(from, to));
const filler = 'Hier staat iets heel anders. '.repeat(20);

describe('makeSnippet', () => {
  test('a short text is there whole, with every hit marked', () => {
    const snippet = about('Een paspoort is tien jaar geldig. Uw Paspoort ophalen?', 'paspoort');
    expect(snippet.text).toBe('Een paspoort is tien jaar geldig. Uw Paspoort ophalen?');
    expect(marked(snippet)).toEqual(['paspoort', 'Paspoort']);
  });

  test('of a long text it is the sentence with the hit, and says that there is more', () => {
    const snippet = about(`${filler}Neem uw paspoort mee. ${filler}`, 'paspoort');
    expect(snippet.text).toMatch(/^… Neem uw paspoort mee\. Hier .* …$/);
    expect(snippet.text.length).toBeLessThanOrEqual(224);
    expect(marked(snippet)).toEqual(['paspoort']);
  });

  test('it goes where most of the words stand together', () => {
    const text = `Een paspoort. ${filler}De kosten van een paspoort staan hier. ${filler}`;
    expect(marked(about(text, 'paspoort', 'kosten'))).toEqual(['kosten', 'paspoort']);
  });

  test('two forms of one word are not more than one', () => {
    const text = `Een paspoort aanvragen. ${filler}Een paspoort, of meer paspoorten. ${filler}`;
    expect(about(text, 'paspoort').text).toMatch(/^Een paspoort aanvragen\. /);
  });

  test('without a hit it is the beginning', () => {
    const snippet = about(filler, 'paspoort');
    expect(snippet.text).toMatch(/^Hier staat iets heel anders\..* …$/);
    expect(snippet.marks).toEqual([]);
  });

  test.each([
    ['no text', '', ''],
    ['one endless word', 'a'.repeat(500), `${'a'.repeat(220)} …`],
    ['an endless word of wide characters', `b${'𠀀'.repeat(300)}`, `b${'𠀀'.repeat(109)} …`],
  ])('%s', (_, text, expected) => {
    const snippet = about(text, 'paspoort');
    expect(snippet.text).toBe(expected);
    expect(snippet.text.isWellFormed()).toBe(true);
  });

  test('accents and letters before a hit do not move its mark', () => {
    expect(marked(about(`Eén coöperatie, ﬁnanciën 😀 en een café.`, 'cafe', 'financien'))).toEqual([
      'ﬁnanciën',
      'café',
    ]);
  });

  test('a text that is nothing but hits takes no long time to weigh and stays within its length', () => {
    const snippet = about('paspoort '.repeat(10_000), 'paspoort');
    expect(snippet.text.length).toBeLessThanOrEqual(224);
    expect(marked(snippet)).toHaveLength(24);
  });
});
