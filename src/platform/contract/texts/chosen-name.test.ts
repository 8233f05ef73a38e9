import { expect, it } from 'vitest';
import { ChosenName, cleanName } from './chosen-name.ts';

it.each([
  ['Noor de Wit', 'Noor de Wit'],
  ['  Noor  ', 'Noor'],
  ['Noor\nde Wit', 'Noor de Wit'],
  ['Noor\u2028de Wit', 'Noor de Wit'],
  ['Noor\t\r\n de Wit', 'Noor de Wit'],
  ['nimda\u202e', 'nimda'],
  ['a\u202eb\u202cc', 'abc'],
  ['a\u2066b\u2069c', 'abc'],
  ['a\u200eb\u200fc\u061cd', 'abcd'],
  ['\u200b\ufeff', ''],
  ['نور الهدى', 'نور الهدى'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d👧', '👩\u200d👧'],
])('%j is kept as %j', (name, kept) => {
  expect(cleanName(name)).toBe(kept);
});

it('counts what is kept', () => {
  expect(ChosenName(3).parse(' a\u202ebc ')).toBe('abc');
  expect(ChosenName(3).safeParse('abcd').success).toBe(false);
  expect(ChosenName(3).min(1).safeParse('\u202e').success).toBe(false);
});
