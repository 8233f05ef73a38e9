import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isMarkupTag, type MarkupNode, markupAttributes, wordsOf } from './markup.ts';
import { parseMarkup } from './parse-markup.ts';
import { writeMarkup } from './write-markup.ts';

const reads = (_: string, source: string, markup: string) => expect(writeMarkup(parseMarkup(source))).toBe(markup);

test.each([
  ['what may stay', '<h2>Kop</h2><p>Een <strong>woord</strong></p>', '<h2>Kop</h2><p>Een <strong>woord</strong></p>'],
  ['large letters', '<P>a<BR>b</P>', '<p>a<br>b</p>'],
  ['quotes of any kind', `<a href='/x' title=y>a</a>`, '<a title="y" href="/x">a</a>'],
  ['a greater-than sign in an attribute', '<p title="1 > 0">a</p>', '<p title="1 &gt; 0">a</p>'],
  ['entities', '<p>&lt;b&gt; &amp; &eacute; &#8364; &#x27; &nope;</p>', "<p>&lt;b&gt; &amp; é € ' &amp;nope;</p>"],
  ['a loose sign', '<p>1 < 2 en 3 > 2</p>', '<p>1 &lt; 2 en 3 &gt; 2</p>'],
  ['what comes before a tag without an end', '<p>a</p><a href="/x', '<p>a</p>'],
  ['space between blocks', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n', '<ul><li>a</li><li>b</li></ul>'],
  ['space between words', '<em>a</em> <em>b</em>', '<em>a</em> <em>b</em>'],
  ['lines of code', '<pre>\n a\n  b</pre>', '<pre> a\n  b</pre>'],
  [
    'a picture of this platform',
    '<img src="/a/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03?width=320">',
    '<img src="/a/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e03?width=320" alt="">',
  ],
  ['nothing', '', ''],
])('keeps %s', reads);

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a script in a script', '<script><script>x</script>b</script>', 'b'],
  ['a script that never ends', 'a<script>alert(1)', 'a'],
  ['a style', '<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['a frame with its inside', '<iframe src="https://x.example">b</iframe>a', 'a'],
  ['a template', '<template><p>x</p></template>a', 'a'],
  ['a comment', 'a<!-- <script>x</script> -->b', 'ab'],
  ['a comment that never ends', 'a<!-- b', 'a'],
  ['a doctype', '<!doctype html><p>a</p>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)" ONMOUSEOVER=x>a</p>', '<p>a</p>'],
  ['a style attribute, a class and an id', '<p style="color:red" class="a" id="root">a</p>', '<p>a</p>'],
  ['an address that is a script', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['the same, hidden', '<a href=" java&#x09;script:alert(1)">a</a>', '<a>a</a>'],
  ['the same, with data', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['a second address', '<a href="/a" href="javascript:x">a</a>', '<a href="/a">a</a>'],
  ['a picture of someone else', '<img src="https://x.example/a.png" alt="a">b', 'b'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>b', 'b'],
  ['a form, but not its words', '<form action="/x"><input name=a><button>ok</button></form>', 'ok'],
  [
    'drawings, but not their words',
    '<svg><a href="javascript:x"><text>a</text></a></svg><math><mi>b</mi></math>',
    'ab',
  ],
  ['unknown elements, but not their words', '<x-y><blink>a</blink></x-y>', 'a'],
])('leaves out %s', reads);

/** Shapes that two readers understand in two ways, and that a cleaner therefore lets through (mutation XSS). */
test.each([
  ['a style in a drawing', '<svg><style><img src=x onerror=alert(1)></style></svg>b', 'b'],
  [
    'a style in a drawing that is closed early',
    '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
    '&quot;&gt;',
  ],
  [
    'a formula with a drawing',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
  ],
  [
    'a form in a form in a formula',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '',
  ],
  [
    'a noscript with an attribute that ends it',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">b',
    '&quot;&gt;b',
  ],
  ['a template in a template', '<template><template><p>a</p></template><script>x</script></template>b', 'b'],
  [
    'HTML in a drawing',
    '<svg><foreignObject><p onclick=x>a</p><iframe src="javascript:x"></iframe></foreignObject></svg>',
    'a',
  ],
  [
    'HTML in an annotation',
    '<math><annotation-xml encoding="text/html"><p>a</p><style>b</style></annotation-xml></math>',
    'a',
  ],
  ['a use of elsewhere', '<svg><use xlink:href="data:image/svg+xml,x#a"/></svg>a', 'a'],
  ['an animated address', '<svg><a><animate attributeName=href values=javascript:x /><text>a</text></a></svg>', 'a'],
  ['an address by another name', '<a xlink:href="javascript:x">a</a>', '<a>a</a>'],
  [
    'sources of a picture',
    '<img srcset="x 1x, https://x.example/y 2x" src="/x">a<picture><source srcset=x></picture>',
    'a',
  ],
  ['handlers without quotes or spaces', '<img/src=x/onerror=alert(1)>a<p/onclick=x>b', 'a<p>b</p>'],
  ['a tag with a line end in its name', '<scr\nipt>x</scr\nipt><p\nonclick=x>a', 'x<p>a</p>'],
  ['a NUL in a name', '<scr\u0000ipt>a</scr\u0000ipt><p on\u0000click=x>b', 'a<p>b</p>'],
  ['signs that cannot be seen in an address', '<a href="\u0001java\u0000script\u000d\u000a:x">a</a>', '<a>a</a>'],
  ['the same by number', '<a href="&#1;&#106;avascript&colon;x">a</a>', '<a>a</a>'],
  ['backslashes for another host', '<a href="/\\x.example">a</a>', '<a>a</a>'],
  ['a line end that hides another host', '<a href="/&#10;/x.example">a</a>', '<a>a</a>'],
  ['a frame in a title', '<title><iframe></title><p>a</p>', '<p>a</p>'],
  ['what follows a plaintext', '<plaintext><script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['a comment that ends otherwise', '<!--><script>x</script>--!><p>a</p>', '--!&gt;<p>a</p>'],
  ['a CDATA section', '<![CDATA[<p>x</p>]]>a<svg><![CDATA[<p>b</p>]]></svg>', 'x]]&gt;a&lt;p&gt;b&lt;/p&gt;'],
  [
    'a base for all addresses',
    '<base href="https://x.example/"><meta http-equiv=refresh content=0><a href="/a">a</a>',
    '<a href="/a">a</a>',
  ],
])('is not misled by %s', reads);

const cell = (inner: string) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`;

test.each([
  ['a paragraph in a paragraph', '<p>a<p>b', '<p>a</p><p>b</p>'],
  ['a block in a paragraph', '<p>a<ul><li>b</ul>c', '<p>a</p><ul><li>b</li></ul>c'],
  ['a block in a heading', '<h2>a<div>b</div></h2>', '<h2>a</h2><div>b</div>'],
  [
    'items that stay open',
    '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>',
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>',
  ],
  ['an item without a list', '<li>a</li>', 'a'],
  ['words in a list', '<ul>a<li>b</li></ul>', '<ul><li>b</li></ul>'],
  [
    'rows without a body',
    '<table><tr><td>a<td>b<tr><th>c</table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></tbody></table>',
  ],
  ['a cell without a row', '<td>a</td>', 'a'],
  ['an empty cell', '<table><tr><td></td></tr></table>', cell('')],
  ['a table in a cell', '<table><tr><td><table><tr><td>a</table>b</table>', cell(`${cell('a')}b`)],
  ['a link in a link', '<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">a</a><a href="/b">b</a>'],
  ['ends that were never begun', 'a</p></div></b>b', 'ab'],
  ['ends in the wrong order', '<strong><em>a</strong>b</em>', '<strong><em>a</em></strong><em>b</em>'],
  ['an empty element', '<p></p><p><em></em></p>a', 'a'],
  ['far too deep', `${'<div>'.repeat(100)}a`, `${'<div>'.repeat(24)}a${'</div>'.repeat(24)}`],
])('nests %s as a browser would', reads);

const nodesOf = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.flatMap((node) => [node, ...('text' in node ? [] : nodesOf(node.content ?? []))]);

describe('whatever is written', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</ul>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<a href="/x">',
      '</a>',
    ),
    fc.constantFrom(
      '<div>',
      '</div>',
      '<h2>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<img src=x>',
      '<',
      '>',
      '"',
      "'",
    ),
    fc.constantFrom(
      '<p onclick=x>',
      '<a href="javascript:x">',
      '<blockquote>',
      '<details>',
      '<summary>',
      '<br>',
      '<pre>',
    ),
    fc.constantFrom(
      '<button>',
      '</button>',
      '<svg>',
      '<foreignObject>',
      '<math>',
      '<mtext>',
      '<template>',
      '<select>',
      '<dl>',
      '<dt>',
      '<dd>',
      '</dl>',
      '<em>',
      '</em>',
      '<figure>',
      '<figcaption>',
      '<caption>',
      '\n',
      ' ',
      'a',
    ),
    fc.string({ maxLength: 6 }),
  );
  const markup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('has only elements and attributes of the list', () => {
    fc.assert(
      fc.property(markup, (source) => {
        for (const node of nodesOf(parseMarkup(source).content)) {
          if ('text' in node) continue;
          expect(isMarkupTag(node.tag)).toBe(true);
          for (const [name, value] of Object.entries(node.attributes ?? {})) {
            expect(markupAttributes).toContain(name);
            expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
          }
        }
      }),
    );
  });

  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(markup, (source) => {
        const once = parseMarkup(source);
        expect(parseMarkup(writeMarkup(once))).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '<a ',
    '<a "',
    '<a \'<a "',
    '</script',
    '<script>',
    '<!',
    '<p a=',
    '<<',
    '&#',
    '<div>',
    '<em>a',
    '<li>',
    '<td>',
  ])('is read to its end, also ten thousand times %s', (part) => {
    expect(parseMarkup(part.repeat(10_000))).toBeDefined();
  });
});

test('its words, for search', () => {
  const markup = '<h2>Kop</h2><p>Een <b>woord</b>deel</p><ul><li>a<li>b</ul>';
  expect(wordsOf(parseMarkup(markup))).toBe('Kop Een woorddeel a b');
});
