import { describe, expect, it } from 'vitest';
import { browserChunks, chunkFor, type ModuleGraph, type Reach } from './browser-chunks.ts';
import { type Audience, audiences, isForVisitors } from './chunk-audiences.ts';
import { circleIn } from './refuse-circles.ts';
import { filesOfSignedIn } from './refuse-strays.ts';

type Entries = Partial<Record<Audience, number>>;

const reach = (entries: Entries, weight: Partial<Reach> = {}): Reach => ({
  by: Object.fromEntries(audiences.map((audience) => [audience, entries[audience] ?? 0])) as Reach['by'],
  isIcon: false,
  isLight: false,
  ...weight,
});
const light = { isLight: true };

describe('the file of what several entry modules reach', () => {
  it.each<[string | null, Entries, Partial<Reach>?]>([
    [null, { admin: 1 }],
    ['content', { block: 7, list: 1 }],
    ['content', { block: 1, admin: 1 }, { isIcon: true, isLight: true }],
    ['parts', { list: 1, admin: 3 }],
    ['parts', { block: 1, account: 1 }, light],
    ['lists', { list: 2 }],
    ['lists', { list: 1, item: 1 }],
    ['parts', { list: 1, item: 1, admin: 1 }],
    ['item', { item: 1, admin: 1 }],
    ['item', { item: 1, reading: 1 }, light],
    // Large, and of few blocks: a file of its own, that no other page pays for.
    [null, { block: 2, reading: 1 }],
    ['filling-in', { filling: 2 }, light],
    ['filling-in', { filling: 1, item: 1, admin: 2 }, light],
    ['taking-part', { acting: 1, reading: 1 }, light],
    ['sending', { filling: 1, acting: 1 }, light],
    ['parts', { filling: 1, block: 1, admin: 1 }, light],
    [null, { filling: 1, list: 1 }],
    [null, { filling: 2 }],
    ['screens', { routes: 1, admin: 1 }],
    ['screens', { entering: 1, admin: 1 }, light],
    ['buttons', { reading: 1, entering: 1, admin: 20 }],
    ['fields', { entering: 3, account: 2 }],
    [null, { entering: 2, signedIn: 1 }],
    ['member', { signedIn: 1, admin: 1 }],
    ['member', { account: 1, admin: 1 }, light],
    ['account', { account: 4 }],
    [null, { account: 2 }],
    ['forms', { account: 1, admin: 7 }],
    [null, { account: 1, admin: 6 }],
    ['admin', { admin: 8 }],
    ['admin', { admin: 2 }, light],
    [null, { admin: 3 }],
  ])('%s: %o %o', (expected, entries, weight) => {
    expect(chunkFor(reach(entries, weight))).toBe(expected);
  });

  it('is never one of people who are signed in for what a visitor needs', () => {
    const some = [0, 1, 3, 9];
    const visitors = audiences.filter((one) => one !== 'start' && isForVisitors(one));
    const wrong = visitors.flatMap((visitor) =>
      some.flatMap((signedIn) =>
        some.flatMap((admin) =>
          [true, false].map((isLight) =>
            chunkFor(reach({ [visitor]: 1, signedIn, account: admin, admin }, { isLight })),
          ),
        ),
      ),
    );
    expect(wrong.filter((chunk) => chunk !== null && filesOfSignedIn.includes(chunk))).toEqual([]);
  });
});

/** Each module with what it imports; a name after `>` is fetched later. */
function graphOf(modules: Record<string, string[]>): ModuleGraph {
  const importersOf = (id: string) => Object.keys(modules).filter((one) => modules[one]?.includes(id));
  return {
    getModuleInfo: (id) => ({
      code: 'x'.repeat(5000),
      importedIds: (modules[id] ?? []).filter((one) => !one.startsWith('>')),
      dynamicallyImportedIds: (modules[id] ?? []).flatMap((one) => (one.startsWith('>') ? [one.slice(1)] : [])),
      importers: importersOf(id),
      dynamicImporters: importersOf(`>${id}`),
    }),
  };
}

describe('the cut of a build', () => {
  const start = '/src/app/web/entry-client.tsx';
  const login = '/src/features/auth/web/login-screen.tsx';
  const [users, user] = ['/src/features/users/web/users-screen.tsx', '/src/features/users/web/user-screen.tsx'];
  const graph = graphOf({
    '/src/app/web/boot/boot.ts': [`>${start}`],
    [start]: ['/src/shell.tsx', '/node_modules/react/index.js', `>${login}`, `>${users}`, `>${user}`],
    [users]: ['/src/table.tsx'],
    [user]: ['/src/table.tsx', '/src/only-here.tsx'],
    [login]: ['/src/shell.tsx'],
    '/src/table.tsx': ['/src/shell.tsx'],
  });
  const chunkOf = browserChunks();

  it.each([
    ['/src/shell.tsx', 'application'],
    ['/node_modules/react/index.js', 'libraries'],
    // By the bundler: with its screen, by its own name, or for those two alone.
    ['/src/only-here.tsx', null],
    [users, null],
    ['/src/table.tsx', null],
  ])('%s goes to %s', (id, expected) => {
    expect(chunkOf(id, graph)).toBe(expected);
  });
});

describe('files that import each other', () => {
  it.each([
    [{ a: ['b', 'c'], b: ['c'], c: [] }, undefined],
    [{ a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
    [{ a: ['a'] }, ['a', 'a']],
  ])('%o: %o', (imports, expected) => {
    expect(circleIn(new Map(Object.entries(imports)))).toEqual(expected);
  });
});
