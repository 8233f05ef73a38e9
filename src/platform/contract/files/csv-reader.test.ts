import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRow, createCsvReader, csvRows } from './csv-reader.ts';

const row = (line: number, ...cells: string[]): CsvRow => ({ line, cells });

describe('csvRows', () => {
  it.each<[string, string, CsvRow[]]>([
    ['nothing', '', []],
    ['blank lines', '\n \r\n;;\n', []],
    ['semicolons', 'a;b\r\nc;d', [row(1, 'a', 'b'), row(2, 'c', 'd')]],
    ['commas', 'a,b\nc,d\n', [row(1, 'a', 'b'), row(2, 'c', 'd')]],
    ['tabs', 'a\tb;c\td', [row(1, 'a', 'b;c', 'd')]],
    ['a byte order mark', '\uFEFFa;b', [row(1, 'a', 'b')]],
    ['quotes, separators and line ends in a cell', '"a ""b""";"c;\r\nd"\ne', [row(1, 'a "b"', 'c;\r\nd'), row(3, 'e')]],
    ['old line ends', 'a;b\rc;d', [row(1, 'a', 'b'), row(2, 'c', 'd')]],
    ['separators between quotes, which count for nothing', '"a;b;c",d', [row(1, 'a;b;c', 'd')]],
    ['a quote in the middle of a word', 'a;5" buis;c', [row(1, 'a', '5" buis', 'c')]],
  ])('reads %s', (_, text, rows) => {
    expect(csvRows(text)).toEqual(rows);
  });
});

describe('piece by piece', () => {
  it('reads the same, wherever the pieces end', () => {
    const signs = fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\n', '\r', ' ', 'é'), maxLength: 40 });
    fc.assert(
      fc.property(signs, fc.array(fc.nat(40), { maxLength: 6 }), (text, cuts) => {
        const rows: CsvRow[] = [];
        const reader = createCsvReader((one) => void rows.push(one));
        let from = 0;
        for (const cut of [...cuts].sort((one, other) => one - other)) {
          reader.write(text.slice(from, Math.max(from, cut)));
          from = Math.max(from, cut);
        }
        reader.write(text.slice(from));
        reader.close();
        expect(rows).toEqual(csvRows(text));
      }),
    );
  });

  it('tells where a quote was never closed', () => {
    const reader = createCsvReader(() => undefined);
    reader.write('a;b\nc;"d\ne;f\n');
    expect(reader.held()).toBeGreaterThan(3);
    expect(reader.close()).toEqual({ isWhole: false, line: 2 });
  });
});
