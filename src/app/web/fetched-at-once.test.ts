import { expect, test } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { editorModules } from './editor-screen.ts';
import { fetchedAtOnce } from './fetched-at-once.ts';

const sources = Object.keys(import.meta.glob('../../**/*.{ts,tsx}')).map((path) => path.replace('../../', 'src/'));
const texts = (all: string[]) => all.flatMap((path) => /texts\/(.*)\.ts$/.exec(path)?.[1] ?? []);

test.each([
  [
    'a page',
    { language: 'nl', texts: 'screens', isScreen: false, isSignedIn: true, isEditor: false },
    ['site-nl', 'screens-nl'],
  ],
  [
    'a screen',
    { language: 'en', texts: 'screens', isScreen: true, isSignedIn: true, isEditor: false },
    ['site-en', 'screens-en'],
  ],
  [
    'the admin area',
    { language: 'nl', texts: 'admin', isScreen: true, isSignedIn: true, isEditor: false },
    ['site-nl', 'screens-nl', 'admin-nl'],
  ],
] as const)('%s comes with the texts it was drawn with', (_, page, expected) => {
  expect(texts(fetchedAtOnce(page))).toEqual(expected);
});

test('a language that is found comes with its own files, and with the Dutch of what it has not', () => {
  const page = {
    language: 'ar' as Language,
    texts: 'admin',
    isScreen: true,
    isSignedIn: true,
    isEditor: false,
  } as const;
  expect(fetchedAtOnce(page).slice(0, 5)).toEqual([
    'src/languages/ar/site.json',
    'src/languages/ar/screens.json',
    'src/languages/ar/errors.json',
    'src/languages/ar/react-aria.ts',
    'src/app/web/texts/admin-nl.ts',
  ]);
});

test('all of it exists', () => {
  const page = { language: 'nl', texts: 'admin', isSignedIn: true, isEditor: true } as const;
  const all = [true, false].flatMap((isScreen) => fetchedAtOnce({ ...page, isScreen }));
  expect(
    all.filter((path) => !sources.includes(path) && !sources.includes(path.replace('src/app/web/', './'))),
  ).toEqual([]);
});

test.each([
  ['a page', {}, 'page-editor'],
  ['its versions', { showsVersions: true }, 'versions/page-versions'],
  ['an item', { editedItem: 'item' }, 'item/item-editor'],
])('an editor comes with its screen and what that fetches: %s', (_, loaded, expected) => {
  const modules = editorModules({ editedPage: 'page', showsVersions: false, ...loaded });
  expect(modules).toEqual(['editor-screen', expected].map((name) => `src/app/web/editor/${name}.tsx`));
  expect(modules.filter((path) => !sources.includes(path.replace('src/app/web/', './')))).toEqual([]);
});

test('the routes come for a screen alone', () => {
  const routes = 'src/app/web/routes.tsx';
  expect(
    fetchedAtOnce({ language: 'nl', texts: 'screens', isScreen: true, isSignedIn: true, isEditor: false }),
  ).toContain(routes);
  expect(
    fetchedAtOnce({ language: 'nl', texts: 'screens', isScreen: false, isSignedIn: true, isEditor: false }),
  ).not.toContain(routes);
});

test('what is asked of members comes for members', () => {
  const page = { language: 'nl', texts: 'screens', isScreen: false } as const;
  const dialogs = 'src/app/web/app-dialogs/member-dialogs.tsx';
  expect(fetchedAtOnce({ ...page, isSignedIn: true, isEditor: false })).toContain(dialogs);
  expect(fetchedAtOnce({ ...page, isSignedIn: false, isEditor: false })).not.toContain(dialogs);
});

test.each([
  ['that a page is to be looked over', 'upkeep/web/parts/due-strip.tsx'],
  ['how a page is read', 'statistics/web/parts/reads-here.tsx'],
])('%s comes for who edits pages', (_, part) => {
  const page = { language: 'nl', texts: 'screens', isSignedIn: true } as const;
  const strip = `src/features/${part}`;
  expect(fetchedAtOnce({ ...page, isScreen: false, isEditor: true })).toContain(strip);
  expect(fetchedAtOnce({ ...page, isScreen: false, isEditor: false })).not.toContain(strip);
  expect(fetchedAtOnce({ ...page, isScreen: true, isEditor: true })).not.toContain(strip);
});
