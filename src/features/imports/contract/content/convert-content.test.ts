import { describe, expect, it, test } from 'vitest';
import { convertContent } from './convert-content.ts';
import type { SourceBlock } from './source-block.ts';

/** In short: the kind of each block, with its words. */
const short = (block: SourceBlock): string => {
  switch (block.kind) {
    case 'text':
      return `text ${block.nodes.map(wordsOf).join(' | ')}`;
    case 'picture':
      return `picture ${block.picture.src} (${block.picture.alt}) ${block.picture.caption}`.trim();
    case 'gallery':
      return `gallery ${block.pictures.map(({ src, caption }) => src + caption).join(' ')}`;
    case 'gallery-by-id':
      return `gallery ${block.ids.join(' ')}`;
    case 'table':
      return `table ${block.caption}: ${[block.head, ...block.rows].map((row) => row.join(',')).join('/')}`;
    case 'quote':
      return `quote ${block.text} — ${block.name}`;
    case 'buttons':
      return `buttons ${block.buttons.map(({ label, href }) => `${label}>${href}`).join(' ')}`;
    case 'questions':
      return `questions ${block.items.map(({ title, nodes }) => `${title}? ${nodes.map(wordsOf).join(' ')}`).join(' ')}`;
    case 'video':
      return `video ${block.url}`;
  }
};

interface Words {
  type: string;
  text?: string | undefined;
  marks?: readonly { type: string }[] | undefined;
  attrs?: { level?: number | undefined } | undefined;
  content?: Words[] | undefined;
}

function wordsOf({ type, text, marks, attrs, content }: Words): string {
  if (type === 'hardBreak') return '⏎';
  if (text !== undefined) return (marks ?? []).reduce((inner, mark) => `${mark.type}(${inner})`, text);
  const inner = (content ?? []).map(wordsOf).join('');
  return type === 'paragraph' ? inner : `${type}${attrs?.level ?? ''}[${inner}]`;
}

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  [
    'a paragraph of its editor',
    '<!-- wp:paragraph -->\n<p>Een <strong>vet</strong> woord.</p>\n<!-- /wp:paragraph -->',
    ['text Een bold(vet) woord.'],
  ],
  ['empty lines begin paragraphs where there are no blocks', 'Een\nregel\n\nTwee', ['text Een⏎regel | Twee']],
  ['not where there are', '<!-- wp:html -->Een\n\nregel<!-- /wp:html -->', ['text Een regel']],
  [
    'headings of a page begin at two',
    '<h1>A</h1><h3><b>B</b></h3><h6>C</h6>',
    ['text heading2[A] | heading3[B] | heading4[C]'],
  ],
  [
    'lists in lists',
    '<ul><li>a<ol><li>b</li></ol></li><li></li></ul>',
    ['text bulletList[listItem[aorderedList[listItem[b]]]]'],
  ],
  [
    'a picture with a caption',
    '<figure class="wp-block-image"><img src="https://a.nl/b.png" alt="B"/><figcaption>Een <em>b</em></figcaption></figure>',
    ['picture https://a.nl/b.png (B) Een b'],
  ],
  [
    'a picture in the middle of a sentence stands by itself',
    '<p>Voor <img src="/b.png"> na</p>',
    ['text Voor', 'picture /b.png ()', 'text na'],
  ],
  ['a picture that counts visitors', '<p>a<img src="https://a.nl/x.gif" width="1" height="1"></p>', ['text a']],
  ['a picture in the page itself', '<img src="data:image/png;base64,AAAA">', []],
  [
    'a caption as it was written before there were blocks',
    '[caption id="x" width="3"]<a href="/b.png"><img src="/b.png" alt="" /></a> Zo is het[/caption]',
    ['picture /b.png () Zo is het'],
  ],
  [
    'a gallery',
    '<figure class="wp-block-gallery"><figure><img src="/a.png"><figcaption>A</figcaption></figure><figure><img src="/b.png"></figure></figure>',
    ['gallery /a.pngA /b.png'],
  ],
  ['a gallery by ids', 'Kijk:\n\n[gallery ids="4,5" columns="2"]', ['text Kijk:', 'gallery 4 5']],
  [
    'a table of words',
    '<figure class="wp-block-table"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figcaption>T</figcaption></figure>',
    ['table T: A,B/1,2'],
  ],
  ['a table without a head', '<table><tr><td>1</td></tr></table>', ['table : /1']],
  [
    'a table with links stays in a text',
    '<table><tr><td><a href="/x">1</a></td></tr></table>',
    ['text table[tableRow[tableCell[link(1)]]]'],
  ],
  [
    'a quote',
    '<blockquote class="wp-block-quote"><p>Goed zo.</p><cite>Mia</cite></blockquote>',
    ['quote Goed zo. — Mia'],
  ],
  [
    'a quote with a link stays in a text',
    '<blockquote><p>Zie <a href="/x">dit</a></p></blockquote>',
    ['text blockquote[Zie link(dit)]'],
  ],
  [
    'buttons',
    '<div class="wp-block-buttons"><div class="wp-block-button"><a href="/x">Ga</a></div></div>',
    ['buttons Ga>/x'],
  ],
  [
    'questions one after another are one block',
    '<details><summary>A</summary><p>1</p></details><details><summary>B</summary><p>2</p></details>',
    ['questions A? 1 B? 2'],
  ],
  [
    'a video of a vendor',
    '<figure class="wp-block-embed"><div>\nhttps://youtu.be/aqz-KE-bpKQ\n</div></figure>',
    ['video https://youtu.be/aqz-KE-bpKQ'],
  ],
  [
    'a video on a line of its own',
    'Kijk\n\nhttps://vimeo.com/76979871',
    ['text Kijk', 'video https://vimeo.com/76979871'],
  ],
  [
    'columns stand below each other',
    '<div class="wp-block-columns"><div class="wp-block-column"><p>a</p></div><div class="wp-block-column"><p>b</p></div></div>',
    ['text a | b'],
  ],
  ['a line', '<p>a</p><hr class="wp-block-separator"/><p>b</p>', ['text a | horizontalRule[] | b']],
  [
    'what was never closed',
    '<p>een<div>twee <b>drie <i>vier</b> vijf</i>',
    ['text een | twee bold(drie )italic(bold(vier))italic( vijf)'],
  ],
  ['words between brackets that are no shortcode', 'Zie [sic] en [1].', ['text Zie [sic] en [1].']],
  ['the words between shortcodes of a plug-in', '[box color="red"]Let op[/box]', ['text Let op']],
  ['a card that is a link', '<a href="/x"><div><h3>Kop</h3><p>Tekst</p></div></a>', ['text heading3[Kop] | Tekst']],
])('%s', (_, content, expected) => {
  expect(convertContent(content).blocks.map(short)).toEqual(expected);
});

test.each<[string, string, [string, string][]]>([
  [
    'a block that WordPress fills itself',
    '<!-- wp:latest-posts {"postsToShow":3} /-->',
    [['block-unknown', 'latest-posts']],
  ],
  ['a block that says nothing', '<!-- wp:spacer {"height":"50px"} /-->', []],
  ['a shortcode of a plug-in', '[contact-form-7 id="1"]', [['shortcode-unknown', '[contact-form-7 id="1"]']]],
  ['a script', '<p>a</p><script>alert(1)</script>', [['script-left-out', '']]],
  ['a form', '<form><label>Naam</label><input></form>', [['form-left-out', '']]],
  [
    'a frame of somebody',
    '<iframe src="https://kaart.example/x"></iframe>',
    [['embed-as-link', 'https://kaart.example/x']],
  ],
  ['a film of its own', '[video mp4="https://a.nl/f.mp4"][/video]', [['media-as-link', 'https://a.nl/f.mp4']]],
  ['a picture that led somewhere', '<a href="/zaal"><img src="/a.png"></a>', [['picture-link-dropped', '/zaal']]],
  ['a picture that led to itself', '<a href="/a.png"><img src="/a.png"></a>', []],
])('it tells of %s', (_, content, expected) => {
  expect(convertContent(content).remarks.map(({ code, detail }) => [code, detail])).toEqual(expected);
});

describe('what would do harm', () => {
  it('takes no script, style or handler along, wherever it stands', () => {
    const content = '<p onclick="x()">a<script>b</script></p><style>c</style><svg onload="d()"><text>e</text></svg>';
    expect(JSON.stringify(convertContent(content).blocks)).not.toMatch(/onclick|onload|x\(\)|d\(\)|"b|"c"/);
  });

  it('reads thousands of elements in each other without falling', () => {
    const deep = `${'<div>'.repeat(5000)}diep${'</div>'.repeat(5000)}`;
    expect(convertContent(deep).blocks.map(short)).toEqual(['text diep']);
    expect(convertContent(`<p>${'<b><i>'.repeat(3000)}diep`).blocks).toHaveLength(1);
  });

  it('cuts a very long text in several', () => {
    expect(convertContent('<p>a</p>'.repeat(1000)).blocks).toHaveLength(3);
  });
});
