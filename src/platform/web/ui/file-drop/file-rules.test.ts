import { expect, test } from 'vitest';
import { checkFiles, type FileRules } from './file-rules.ts';

function file(name: string, type: string, size = 10): File {
  return new File([new Uint8Array(size)], name, { type });
}

const images: FileRules = { accept: ['image/png', 'image/jpeg'] };

test.each<[string, File, FileRules, string | null]>([
  ['anything without rules', file('a.zip', 'application/zip'), {}, null],
  ['a type on the list', file('a.png', 'image/png'), images, null],
  ['a type not on the list', file('a.pdf', 'application/pdf'), images, 'type'],
  ['a family of types', file('a.webp', 'image/webp'), { accept: ['image/*'] }, null],
  ['another family', file('a.mp4', 'video/mp4'), { accept: ['image/*'] }, 'type'],
  ['an extension, whatever its case', file('A.PDF', ''), { accept: ['.pdf'] }, null],
  ['another extension', file('a.pdf.exe', ''), { accept: ['.pdf'] }, 'type'],
  ['just small enough', file('a', '', 100), { maxBytes: 100 }, null],
  ['a byte too large', file('a', '', 101), { maxBytes: 100 }, 'size'],
  ['an empty file', file('a', '', 0), {}, 'empty'],
])('%s', (_what, given, rules, reason) => {
  const { accepted, refused } = checkFiles([given], rules, 0);
  expect(refused.map((refusal) => refusal.reason)).toEqual(reason ? [reason] : []);
  expect(accepted).toEqual(reason ? [] : [given]);
});

test('what is there already counts, and a refused file takes no place', () => {
  const given = [file('a.pdf', 'application/pdf'), file('b.png', 'image/png'), file('c.png', 'image/png')];
  const { accepted, refused } = checkFiles(given, { ...images, maxFiles: 3 }, 2);
  expect(accepted.map(({ name }) => name)).toEqual(['b.png']);
  expect(refused).toEqual([
    { fileName: 'a.pdf', reason: 'type' },
    { fileName: 'c.png', reason: 'count' },
  ]);
});
