import { describe, expect, it } from 'vitest';
import { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { richText } from './markup.ts';
import { pageGuid } from './page-keys.ts';

const words = (text: string) => ({ type: 'text', text });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

describe('the markup of the demo', () => {
  it.each([
    ['a paragraph, also over two lines', 'Een\n   twee', [paragraph(words('Een twee'))]],
    ['two paragraphs', 'Een\n   \n  Twee', [paragraph(words('Een')), paragraph(words('Twee'))]],
    ['a heading', '### Kop', [{ type: 'heading', attrs: { level: 3 }, content: [words('Kop')] }]],
    [
      'a list with an item that goes on',
      '- een\n  - twee\n    en meer',
      [
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [paragraph(words('een'))] },
            { type: 'listItem', content: [paragraph(words('twee en meer'))] },
          ],
        },
      ],
    ],
    [
      'a numbered list',
      '1. een',
      [{ type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(words('een'))] }] }],
    ],
    ['a quotation', '> een', [{ type: 'blockquote', content: [paragraph(words('een'))] }]],
    [
      'bold and italic words',
      'Een **twee** *drie*.',
      [
        paragraph(
          words('Een '),
          { ...words('twee'), marks: [{ type: 'bold' }] },
          words(' '),
          { ...words('drie'), marks: [{ type: 'italic' }] },
          words('.'),
        ),
      ],
    ],
    [
      'a link to a place on a page',
      '[Kom langs](contact#route)',
      [
        paragraph({
          ...words('Kom langs'),
          marks: [{ type: 'link', attrs: { href: `page:${pageGuid('contact')}#route` } }],
        }),
      ],
    ],
    [
      'a link elsewhere',
      '[mail](mailto:a@b.example)',
      [paragraph({ ...words('mail'), marks: [{ type: 'link', attrs: { href: 'mailto:a@b.example' } }] })],
    ],
    [
      'a table with an empty corner',
      '| | A |\n | B | 1 |',
      [
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                { type: 'tableHeader', content: [paragraph()] },
                { type: 'tableHeader', content: [paragraph(words('A'))] },
              ],
            },
            {
              type: 'tableRow',
              content: [
                { type: 'tableHeader', content: [paragraph(words('B'))] },
                { type: 'tableCell', content: [paragraph(words('1'))] },
              ],
            },
          ],
        },
      ],
    ],
  ])('reads %s', (_what, markup, content) => {
    expect(richText(markup)).toEqual({ type: 'doc', content });
    expect(RichTextDocument.safeParse(richText(markup)).success).toBe(true);
  });

  it.each(['[weg](nergens)', '# Te groot', '[script](javascript:alert)'])('refuses %s', (markup) => {
    expect(() => richText(markup)).toThrow();
  });
});
