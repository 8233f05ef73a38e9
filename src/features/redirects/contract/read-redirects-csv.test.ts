import { expect, it } from 'vitest';
import { readRedirectsCsv } from './read-redirects-csv.ts';

const wish = (line: number, from: string, to: string, status = '') => ({ line, from, to, status });

it.each([
  ['nothing', '', []],
  ['blank lines', '\n \r\n;;\n', []],
  ['commas', '/a,/b\n/c,/d,302', [wish(1, '/a', '/b'), wish(2, '/c', '/d', '302')]],
  ['semicolons and commas in an address', '/a;https://x.example/1,2\r\n', [wish(1, '/a', 'https://x.example/1,2')]],
  ['tabs, as copied from a spreadsheet', '/a\t/b\t301', [wish(1, '/a', '/b', '301')]],
  ['a heading', 'Van;Naar\n/a;/b', [wish(2, '/a', '/b')]],
  [
    'a heading in English, after a byte order mark',
    '\uFEFF"From","To","Status"\n"/a","/b","301"',
    [wish(2, '/a', '/b', '301')],
  ],
  ['quotes', '"/a ""b""";"/c;d"', [wish(1, '/a "b"', '/c;d')]],
  ['a line end in a cell', '"/a\n";/b\n/c;/d', [wish(1, '/a', '/b'), wish(3, '/c', '/d')]],
  ['old line ends', '/a;/b\r/c;/d', [wish(1, '/a', '/b'), wish(2, '/c', '/d')]],
  ['an empty line between', '/a;/b\n\n/c;/d', [wish(1, '/a', '/b'), wish(3, '/c', '/d')]],
  ['one column', '/a', [wish(1, '/a', '')]],
  ['more columns', '/a;/b;301;Hand;2024', [wish(1, '/a', '/b', '301')]],
  ['a first row that is wrong is no heading', 'oud;/b', [wish(1, 'oud', '/b')]],
  ['a quote that never ends', '/a;"/b', [wish(1, '/a', '/b')]],
])('reads %s', (_, text, rows) => {
  expect(readRedirectsCsv(text)).toEqual(rows);
});
