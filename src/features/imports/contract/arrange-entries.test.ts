import { expect, test } from 'vitest';
import { arrangeEntries, type EntryToArrange, segmentFor } from './arrange-entries.ts';

const entry = (id: string, parentId = '0', more: Partial<EntryToArrange> = {}): EntryToArrange => ({
  ...{ id, parentId, slug: id, title: id.toUpperCase(), menuOrder: 0 },
  ...more,
});

const told = (entries: EntryToArrange[]): string[] =>
  arrangeEntries(entries).map(({ id, parentId, depth, segment, remarks }) =>
    `${'-'.repeat(depth)}${id}<${parentId ?? ''} /${segment} ${remarks.map(({ code }) => code).join(' ')}`.trim(),
  );

test.each<[string, EntryToArrange[], string[]]>([
  [
    'parents before what hangs below them',
    [entry('q', 'p'), entry('p'), entry('r', 'q')],
    ['p< /p', '-q<p /q', '--r<q /r'],
  ],
  [
    'in the order of the old menu',
    [entry('p', '0', { menuOrder: 2 }), entry('q', '0', { menuOrder: 1 })],
    ['q< /q', 'p< /p'],
  ],
  ['a parent that is not there', [entry('p', '9')], ['p< /p parent-missing']],
  [
    'parents in a circle',
    [entry('p', 'q'), entry('q', 'p'), entry('r', 'p')],
    ['p< /p parent-loop', '-r<p /r', 'q< /q parent-loop'],
  ],
  ['its own parent', [entry('p', 'p')], ['p< /p parent-loop']],
  ['two of one name', [entry('p'), entry('q', '0', { slug: 'p' })], ['p< /p', 'q< /p-2 slug-twice']],
  [
    'one name below two parents',
    [entry('p'), entry('q'), entry('r', 'p', { slug: 'x' }), entry('s', 'q', { slug: 'x' })],
    ['p< /p', '-r<p /x', 'q< /q', '-s<q /x'],
  ],
  ['an address of ours', [entry('p', '0', { slug: 'admin' })], ['p< /admin-2 slug-reserved']],
  [
    'that below a page',
    [entry('p'), entry('q', 'p', { slug: 'admin' }), entry('r', 'p', { slug: 'edit' })],
    ['p< /p', '-q<p /admin', '-r<p /edit-2 slug-reserved'],
  ],
  ['no title', [entry('p', '0', { title: '', slug: '' })], ['p< /pagina no-title']],
])('%s', (_, entries, expected) => {
  expect(told(entries)).toEqual(expected);
});

test.each([
  ['caf%C3%A9-open', '', 'cafe-open'],
  ['', 'Wegen & paden', 'wegen-paden'],
  ['%zz', '', 'zz'],
  ['Ålesund', '', 'alesund'],
  ['', '', 'pagina'],
])('of %s and %s: /%s', (slug, title, segment) => {
  expect(segmentFor({ slug, title })).toBe(segment);
});

test('a chain of thousands', () => {
  const chain = Array.from({ length: 3000 }, (_, at) => entry(`p${at}`, at === 0 ? '0' : `p${at - 1}`));
  expect(arrangeEntries(chain).at(-1)?.depth).toBe(2999);
});
