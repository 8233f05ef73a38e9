import { expect, test } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

test.each([
  ['words and marks stay', '<p>Een <strong>twee</strong></p>', '<p>Een <strong>twee</strong></p>'],
  ['styles, classes and handlers go', '<p class="a" style="color:red" onclick=\'x()\'>x</p>', '<p>x</p>'],
  [
    'an address stays',
    '<a class="b" href="https://x.nl/?a=1&b=2" target="_blank">x</a>',
    '<a href="https://x.nl/?a=1&b=2">x</a>',
  ],
  ['what looks like an end of a tag in an attribute', '<p title="a > b">x</p>', '<p>x</p>'],
  ['the highest heading goes down, the lowest up', '<h1>a</h1><h3>b</h3><h6>c</h6>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  [
    'scripts, styles and comments go whole',
    'a<script>alert("<p>")</script><style>p{}</style><!--[if mso]><p>x</p><![endif]-->b',
    'ab',
  ],
  ['pictures are not even asked for', '<img src="https://x.nl/x.png"><p>x</p>', '<p>x</p>'],
  ['what the editor copied is known again', '<p data-pm-slice="1 1 []">x</p>', '<p data-pm-slice="1 1 []">x</p>'],
  ['plain words', '1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
])('%s', (_, html, clean) => {
  expect(pastedHtml(html)).toBe(clean);
});
