import { expect, it } from 'vitest';
import { type Naming, partUses } from './part-uses.ts';

const page = { pageGuid: 'p', title: 'Afval', kind: 'page', path: '/afval' } as const;
const naming = (options: Naming['options'] = {}, parts: string[] = []): Naming => ({ options, parts });

/** `guid: role readers/written`. */
const told = (written: Naming | undefined, readers: Naming | undefined) =>
  [...partUses([{ page, written, readers }])].flatMap(([guid, uses]) =>
    uses.map(
      ({ role, isForReaders, isWritten }) => `${guid}: ${role} ${isForReaders ? 'r' : '-'}${isWritten ? 'w' : '-'}`,
    ),
  );

it.each([
  ['a part in a block', naming({}, ['A']), naming({}, ['A']), ['a: block rw']],
  ['one that stands there twice, once', naming({}, ['a', 'a']), undefined, ['a: block -w']],
  ['one that is taken out in what is written', naming(), naming({}, ['a']), ['a: block r-']],
  [
    'a template that does two things',
    naming({ templateHeader: 't', footer: 't' }),
    undefined,
    ['t: templateHeader -w', 't: footer -w'],
  ],
  [
    'a footer and a picture',
    undefined,
    naming({ footerGuid: 'f', headerImage: 'i' }),
    ['f: footerGuid r-', 'i: headerImage r-'],
  ],
  ['nothing', naming({ templateHeader: null }), naming({ footer: null }), []],
])('tells of %s', (_, written, readers, expected) => {
  expect(told(written, readers)).toEqual(expected);
});

it('gathers the pages that name the same', () => {
  const other = { ...page, pageGuid: 'q', title: 'Water' };
  const uses = partUses([
    { page, written: naming({}, ['a']), readers: undefined },
    { page: other, written: naming({}, ['a']), readers: undefined },
  ]);
  expect(uses.get('a')?.map(({ title }) => title)).toEqual(['Afval', 'Water']);
});
