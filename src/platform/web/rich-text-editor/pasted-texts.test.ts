import { DOMParser as EditorParser } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { cleanRichText } from '#platform/contract/texts/clean-rich-text.ts';
import type { RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { extensions } from './extensions.ts';
import { mostPasted, pastedHtml } from './pasted-html.ts';

const parser = EditorParser.fromSchema(getSchema(extensions));

/** As `p(Een b(twee))`. */
const written = ({ type, text, marks = [], content = [], attrs }: RichTextNode): string =>
  type === 'text'
    ? marks.reduce(
        (words, mark) => `${mark.type === 'link' ? `link ${mark.attrs.href}` : mark.type}(${words})`,
        text ?? '',
      )
    : `${type}${attrs?.level ?? ''}(${content.map(written).join('')})`;

function paste(html: string): string[] {
  const { body } = new DOMParser().parseFromString(pastedHtml(html), 'text/html');
  return cleanRichText(parser.parse(body).toJSON()).content.map(written);
}

const item = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

test('Word: headings, words in bold, links, nested lists and a table with a head', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=NL style='tab-interval:35.4pt'><!--StartFragment--><p class=MsoTitle>Havenkwartier<o:p></o:p></p>
<h1>Wat gaat er gebeuren?<o:p></o:p></h1>
<p class=MsoNormal>Er komen <b style='mso-bidi-font-weight:normal'>420
woningen</b>, zie <a href="https://vloedhaven.nl/plan">het plan</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'een park')}${item(2, 'o', 'met bomen')}${item(1, '·', 'een veer')}
<p class=MsoNormal>Daarna:<o:p></o:p></p>
${item(1, '1.', 'bouwen')}${item(1, '2.', 'wonen')}
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr style='mso-yfti-irow:0'><td width=302 valign=top><p
class=MsoNormal>Soort<o:p></o:p></p></td><td><p class=MsoNormal>Aantal<o:p></o:p></p></td></tr></thead>
<tr><td><p class=MsoNormal>Huur<o:p></o:p></p></td><td><p class=MsoNormal>140<o:p></o:p></p></td></tr></table><!--EndFragment--></body></html>`;
  expect(paste(html)).toEqual([
    'heading2(Havenkwartier)',
    'heading2(Wat gaat er gebeuren?)',
    'paragraph(Er komen bold(420 woningen), zie link https://vloedhaven.nl/plan(het plan).)',
    'bulletList(listItem(paragraph(een park)bulletList(listItem(paragraph(met bomen))))listItem(paragraph(een veer)))',
    'paragraph(Daarna:)',
    'orderedList(listItem(paragraph(bouwen))listItem(paragraph(wonen)))',
    'table(tableRow(tableHeader(paragraph(Soort))tableHeader(paragraph(Aantal)))tableRow(tableCell(paragraph(Huur))tableCell(paragraph(140))))',
  ]);
});

test('Google Docs: what it wraps is not bold, what it styles is', () => {
  const span = (style: string, words: string) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;${style}">${words}</span>`;
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr"
style="line-height:1.38">${span('font-weight:700;font-style:normal', 'Planning')}</h2><p dir="ltr">${span('font-weight:400', 'Het werk duurt ')}${span(
    'font-weight:700;font-style:normal',
    'twee jaar',
  )}${span('font-weight:700;font-style:italic', '!')}</p><br /><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation">${span(
    'font-weight:400',
    'Dijk',
  )}</p></li></ul></b><br class="Apple-interchange-newline">`;
  expect(paste(html)).toEqual([
    'heading2(Planning)',
    'paragraph(Het werk duurt bold(twee jaar)italic(bold(!)))',
    'bulletList(listItem(paragraph(Dijk)))',
  ]);
});

test('LibreOffice: fonts and anchors go, structure stays', () => {
  const html = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head>
<body lang="nl-NL" dir="ltr"><h3 class="western"><a name="kop"></a>Kop</h3><p style="margin-bottom: 0cm"><font face="Liberation Serif"><font size="3">Gewoon <i>schuin</i></font></font></p>
<ol><li><p style="margin-bottom: 0cm">een</p></li><li><p>twee</p></li></ol>
<table width="100%" cellpadding="4"><col width="128*"/><col width="128*"/><thead><tr valign="top"><th><p>A</p></th><th><p>B</p></th></tr></thead><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table></body></html>`;
  expect(paste(html)).toEqual([
    'heading3(Kop)',
    'paragraph(Gewoon italic(schuin))',
    'orderedList(listItem(paragraph(een))listItem(paragraph(twee)))',
    'table(tableRow(tableHeader(paragraph(A))tableHeader(paragraph(B)))tableRow(tableCell(paragraph(1))tableCell(paragraph(2))))',
  ]);
});

test('a web page: pictures, scripts and addresses that run something go', () => {
  const html = `<article class="post"><h1 id="t">Nieuws</h1><figure><img src="https://x.nl/x.png" onerror="x()"><figcaption>De haven</figcaption></figure>
<div><p>Lees <a href="https://x.nl" onclick="y()" target="_blank">verder</a> of <a href="javascript:z()">niet</a>.</p></div><script>track()</script><blockquote><p>Water.</p></blockquote></article>`;
  expect(paste(html)).toEqual([
    'heading2(Nieuws)',
    'paragraph(De haven)',
    'paragraph(Lees link https://x.nl(verder) of niet.)',
    'blockquote(paragraph(Water.))',
  ]);
});

test('more than a text may hold is cut between two elements', () => {
  const html = '<p class=MsoNormal style="margin:0">Er komen woningen, een park en een veer.</p>'.repeat(70_000);
  const clean = pastedHtml(html);
  expect(clean.length).toBeLessThanOrEqual(mostPasted);
  expect(clean.endsWith('veer.') || clean.endsWith('</p>')).toBe(true);
});
