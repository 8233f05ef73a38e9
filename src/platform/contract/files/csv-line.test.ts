import { describe, expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

describe('csvLine', () => {
  it.each([
    [['Bas', 'bas@x.example'], '"Bas";"bas@x.example"'],
    [['a;b', 'zij zei "ja"', 'twee\nregels'], '"a;b";"zij zei ""ja""";"twee\nregels"'],
    [
      ['=cmd|calc', '+31 6', '-1', '@SUM(A1)', '\tx', '\rx'],
      '"\'=cmd|calc";"\'+31 6";"\'-1";"\'@SUM(A1)";"\'\tx";"\'\rx"',
    ],
    [['\n=1+1', '\nx', ' =1', '\u200b=1'], '"\'\n=1+1";"\'\nx";"\' =1";"\'\u200b=1"'],
    [['＝1+1', '＋1', '－1', '＠SUM(A1)'], '"\'＝1+1";"\'＋1";"\'－1";"\'＠SUM(A1)"'],
    [['', 'a=b', ' a', 'é'], '"";"a=b";" a";"é"'],
  ])('%j', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });
});
