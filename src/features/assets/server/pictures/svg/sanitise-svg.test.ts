import { describe, expect, it } from 'vitest';
import { BrokenSvgError, sanitiseSvg } from './sanitise-svg.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';
/** With the pictures inside it where they were. */
function textOf(source: string): string {
  const { pieces, embedded } = sanitiseSvg(source);
  return pieces.map((piece, index) => piece + (embedded[index] ?? '')).join('');
}
const inside = (content: string) => textOf(`${open}${content}</svg>`).slice(open.length, -'</svg>'.length);

describe('a drawing that someone sends', () => {
  it.each([
    ['shapes', '<g transform="scale(2)"><path d="M0 0h10" stroke-width="2"/></g>'],
    ['words', '<title>Haven</title><text x="1" y="2" font-family="Georgia">Vloed &amp; eb &lt;3</text>'],
    [
      'gradients',
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/>',
    ],
    ['own parts', '<use href="#boot" x="3"/>'],
    ['styles', '<style>.a &gt; .b { fill: red }</style><rect class="b" style="fill: red; stroke: blue"/>'],
    ['a picture inside', '<image href="data:image/png;base64,iVBORw0KGgo=" width="5" height="5"/>'],
    ['words for screen readers', '<g role="img" aria-label="De haven"/>'],
  ])('keeps %s', (_, content) => {
    expect(inside(content)).toBe(content);
  });

  it.each([
    ['a script', '<script>alert(1)</script><rect/>', '<rect/>'],
    ['a script in a section', '<script><![CDATA[alert(1)]]></script>', ''],
    ['a script from elsewhere', '<script href="https://elders.example/a.js"/>', ''],
    ['a script under another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', ''],
    ['a script of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', ''],
    ['event handlers', '<rect onload="alert(1)" onclick="alert(1)" ONCLICK="alert(1)" x="1"/>', '<rect x="1"/>'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
      '',
    ],
    ['all that is in what goes', '<foreignObject><rect/><g><script/></g></foreignObject><circle/>', '<circle/>'],
    [
      'an animation that sets an address',
      '<a><animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onclick" to="alert(1)"/></a>',
      '<g/>',
    ],
    [
      'where a link leads',
      '<a href="javascript:alert(1)" xlink:href="https://elders.example"><rect/></a>',
      '<g><rect/></g>',
    ],
    [
      'a link in words',
      '<text>naar <a href="https://elders.example">elders</a></text>',
      '<text>naar <tspan>elders</tspan></text>',
    ],
    ['a picture from elsewhere', '<image href="https://elders.example/spoor.png"/>', '<image/>'],
    ['a picture that is a drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', '<image/>'],
    ['a page as an address', '<use href="data:text/html,&lt;script&gt;"/>', '<use/>'],
    ['a part of another file', '<use xlink:href="https://elders.example/a.svg#a"/>', '<use/>'],
    ['a fill from elsewhere', '<rect fill="url(https://elders.example/a.svg#a)" x="1"/>', '<rect x="1"/>'],
    [
      'a filter that fetches',
      '<filter id="a"><feImage href="https://elders.example"/><feOffset dx="1"/></filter>',
      '<filter id="a"><feOffset dx="1"/></filter>',
    ],
    [
      'styles from elsewhere',
      '<style>@import "https://elders.example/a.css"; .a{fill:red}</style>',
      '<style> .a{fill:red}</style>',
    ],
    ['elements within styles', '<style>.a{fill:red}<script>alert(1)</script></style>', '<style>.a{fill:red}</style>'],
    [
      'remarks and instructions',
      '<!-- <script>alert(1)</script> --><?xml-stylesheet href="https://elders.example"?>',
      '',
    ],
    [
      'what drawing programs leave',
      '<metadata><rdf xmlns="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><i:label xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>',
      '',
    ],
    ['unknown attributes', '<rect data-x="1" formaction="javascript:alert(1)" x="1"/>', '<rect x="1"/>'],
  ])('loses %s', (_, content, kept) => {
    expect(inside(content)).toBe(kept);
  });

  it('turns the old way of naming parts into the new one', () => {
    expect(inside('<use xlink:href="#a"/>')).toBe('<use href="#a"/>');
  });

  it('reports the pictures inside', () => {
    const picture = 'data:image/png;base64,iVBORw0KGgo=';
    expect(
      sanitiseSvg(`${open}<image href="${picture}"/><image href="https://elders.example"/></svg>`).embedded,
    ).toEqual([picture]);
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="48"/>', 'width="96" height="48" viewBox="0 0 96 48"'],
    ['<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 4 2"/>', 'viewBox="0 0 4 2"'],
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" width="8"/>', 'viewBox="0 0 4 2" width="8" height="4"'],
    [
      '<svg viewBox="0 0 4 2" style="width:99999px; max-height: 1px; fill: red"/>',
      'viewBox="0 0 4 2" style=" fill: red"',
    ],
    ['<svg/>', 'width="300" height="150" viewBox="0 0 300 150"'],
    ['<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 4 2" onload="alert(1)"/>', 'viewBox="0 0 4 2"'],
  ])('gives %j a plain root', (source, attributes) => {
    expect(textOf(source)).toBe(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
  });

  it('reads what an old drawing program wrote', () => {
    const source = `<?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
        <!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
      ]>
      <svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 4 2"><use xlink:href="#a"/></svg>`;
    expect(textOf(source)).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><use href="#a"/></svg>');
  });

  it.each([
    ['a page', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['a drawing of another kind', '<svg xmlns="https://elders.example"/>'],
    ['half a file', `${open}<rect>`],
    ['two drawings', `${open}</svg>${open}</svg>`],
    ['attributes without quotes', '<svg width=10/>'],
    ['unknown entities', `${open}&haven;</svg>`],
    [
      'entities within entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ],
    [
      'entities from elsewhere',
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
    ],
    [
      'more entities than a drawing needs',
      `<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>${'&a;'.repeat(10_001)}</text></svg>`,
    ],
    ['a well without bottom', `${open}${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`],
    ['nothing', ''],
  ])('is refused when it is %s', (_, source) => {
    expect(() => sanitiseSvg(source)).toThrow(BrokenSvgError);
  });

  it('does not change when it is cleaned again', () => {
    const once = inside(
      '<a href="x"><text style="fill:red;background:url(x)">1 &lt; 2 &amp;amp; "3"</text></a><style>a &gt; b{}</style>',
    );
    expect(inside(once)).toBe(once);
  });
});

it('refuses more pictures inside a drawing than anyone draws', () => {
  const pictures = (count: number) => '<image href="data:image/png;base64,iVBORw0KGgo="/>'.repeat(count);
  expect(sanitiseSvg(`${open}${pictures(200)}</svg>`).embedded).toHaveLength(200);
  expect(() => sanitiseSvg(`${open}${pictures(201)}</svg>`)).toThrow(BrokenSvgError);
});
