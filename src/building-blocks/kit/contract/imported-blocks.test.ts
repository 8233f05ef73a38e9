import { expect, test } from 'vitest';
import { convertContent } from '#features/imports/contract/content/convert-content.ts';
import type { KnownThings } from '#features/imports/contract/content/new-block.ts';
import { importedBlocks } from './imported-blocks.ts';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03';
const known: KnownThings = {
  pictureAt: (src) => (src === '/a.png' ? { guid, width: 4, height: 3, alt: 'Uit de bibliotheek' } : undefined),
  pictureById: (id) => (id === '4' ? { guid } : undefined),
  hrefOf: (href) => (href === '/weg' ? undefined : href === '/oud' ? `page:${guid}` : href),
};
const made = (content: string) => importedBlocks.assemble(convertContent(content).blocks, known);

test('links lead to our own pages, and one to nowhere leaves its words', () => {
  const { blocks, remarks } = made('<p><a href="/oud">a</a> <a href="/weg">b</a></p>');
  expect(blocks).toEqual([
    {
      buildingBlockName: 'Text',
      options: {
        text: {
          $lang: {
            nl: {
              type: 'doc',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: `page:${guid}` } }] },
                    { type: 'text', text: ' ' },
                    { type: 'text', text: 'b', marks: [] },
                  ],
                },
              ],
            },
          },
        },
      },
    },
  ]);
  expect(remarks).toEqual([{ code: 'link-lost', detail: '/weg' }]);
});

test('a picture has its own words, or else those of the library', () => {
  const { blocks } = made('<img src="/a.png" alt="Eigen"><img src="/a.png">');
  expect(blocks.map(({ options }) => options)).toEqual([
    { imageGuid: guid, alt: { $lang: { nl: 'Eigen' } }, width: 4, height: 3, caption: { $lang: {} } },
    { imageGuid: guid, alt: { $lang: { nl: 'Uit de bibliotheek' } }, width: 4, height: 3, caption: { $lang: {} } },
  ]);
});

test.each([
  ['a picture that did not come', '<img src="/b.png">', [], [['picture-missing', '/b.png']]],
  ['a gallery of which one did', '[gallery ids="4,5"]', ['Gallery'], [['picture-missing', '5']]],
  ['a button to nowhere', '<div class="wp-block-buttons"><a href="/weg">x</a></div>', [], [['link-lost', '/weg']]],
  [
    'a quote, a table and a question',
    '<blockquote>a</blockquote><table><tr><td>b</td></tr></table><details><summary>c</summary>d</details>',
    ['Quote', 'Table', 'Accordion'],
    [],
  ],
  ['a video', '<p>https://youtu.be/aqz-KE-bpKQ</p>', ['Video'], []],
])('%s', (_, content, names, remarks) => {
  const { blocks, remarks: told } = made(content);
  expect(blocks.map(({ buildingBlockName }) => buildingBlockName)).toEqual(names);
  expect(told.map(({ code, detail }) => [code, detail])).toEqual(remarks);
});
