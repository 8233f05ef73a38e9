import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkDirections } from './directions.ts';
import { withProject } from './testing/written-project.ts';

const config = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url));

const ground = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#platform/*': './src/platform/*', '#features/*': './src/features/*', '#app/*': './src/app/*' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' },
  }),
};

const target = (file: string) => ({ [file]: 'export const value = 1;\n' });
const importing = (from: string, specifier: string) => ({
  [from]: `import { value } from '${specifier}';\nexport const own = value;\n`,
});

/** The names of the rules that these files break. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const outcomes = await withProject({ ...ground, ...files }, (project) => checkDirections(project, config));
  return outcomes.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
}

const wrong: [rule: string, from: string, to: string, specifier: string][] = [
  [
    'platform-imports-nothing-above',
    'src/platform/server/a.ts',
    'src/features/menus/server/menus.service.ts',
    '#features/menus/server/menus.service.ts',
  ],
  [
    'features-import-nothing-above',
    'src/features/pages/server/a.ts',
    'src/building-blocks/kit/server/b.ts',
    '../../../building-blocks/kit/server/b.ts',
  ],
  ['features-import-nothing-above', 'src/features/pages/web/a.ts', 'src/app/web/b.ts', '#app/web/b.ts'],
  [
    'features-meet-at-the-door',
    'src/features/pages/server/a.ts',
    'src/features/menus/server/menus.repository.ts',
    '#features/menus/server/menus.repository.ts',
  ],
  [
    'features-meet-at-the-door',
    'src/features/pages/web/a.tsx',
    'src/features/menus/web/b.tsx',
    '#features/menus/web/b.tsx',
  ],
  [
    'blocks-know-contracts-and-parts',
    'src/building-blocks/map/view.tsx',
    'src/features/menus/web/b.tsx',
    '../../features/menus/web/b.tsx',
  ],
  ['nothing-imports-the-demo', 'src/app/server/a.ts', 'src/demo/server/b.ts', '../../demo/server/b.ts'],
  ['blocks-do-not-know-the-app', 'src/building-blocks/map/view.tsx', 'src/app/web/b.tsx', '../../app/web/b.tsx'],
  [
    'blocks-do-not-know-each-other',
    'src/building-blocks/map/view.tsx',
    'src/building-blocks/text/view.tsx',
    '../text/view.tsx',
  ],
  ['contract-is-pure', 'src/platform/contract/a.ts', 'src/platform/server/b.ts', '../server/b.ts'],
  ['contract-is-pure', 'src/building-blocks/map/definition.ts', 'src/building-blocks/kit/web/b.ts', '../kit/web/b.ts'],
  ['contract-needs-no-node', 'src/platform/contract/a.ts', 'src/platform/contract/b.ts', 'node:fs'],
  ['server-imports-no-web', 'src/app/server/a.ts', 'src/app/web/b.ts', '../web/b.ts'],
  ['web-imports-no-server', 'src/platform/web/a.ts', 'src/platform/server/b.ts', '../server/b.ts'],
  ['web-needs-no-node', 'src/platform/web/a.ts', 'src/platform/web/b.ts', 'node:path'],
  [
    'tests-stay-out-of-the-product',
    'src/features/pages/server/a.ts',
    'src/features/pages/server/pages.factory.ts',
    './pages.factory.ts',
  ],
  ['nothing-unresolvable', 'src/platform/web/a.ts', 'src/platform/web/b.ts', './c.ts'],
];

const right: [what: string, from: string, to: string, specifier: string][] = [
  ['a feature and the platform', 'src/features/pages/server/a.ts', 'src/platform/server/b.ts', '#platform/server/b.ts'],
  [
    'a feature and another’s contract',
    'src/features/pages/web/a.ts',
    'src/features/menus/contract/b.ts',
    '#features/menus/contract/b.ts',
  ],
  [
    'a feature and another’s service',
    'src/features/pages/server/a.ts',
    'src/features/menus/server/menus.service.ts',
    '#features/menus/server/menus.service.ts',
  ],
  ['a block and the kit', 'src/building-blocks/map/view.tsx', 'src/building-blocks/kit/web/b.tsx', '../kit/web/b.tsx'],
  [
    'a block and a contract',
    'src/building-blocks/map/definition.ts',
    'src/features/menus/contract/b.ts',
    '../../features/menus/contract/b.ts',
  ],
  [
    'a block and a part that a feature offers',
    'src/building-blocks/map/view.tsx',
    'src/features/menus/web/parts/b.tsx',
    '../../features/menus/web/parts/b.tsx',
  ],
  [
    'a feature and a part of another',
    'src/features/pages/web/a.tsx',
    'src/features/menus/web/parts/b.tsx',
    '#features/menus/web/parts/b.tsx',
  ],
  [
    'a test and the app',
    'src/features/pages/server/a.test.ts',
    'src/app/server/testing/b.ts',
    '#app/server/testing/b.ts',
  ],
];

describe('directions', () => {
  it.each(wrong)('%s: %s and %s', async (rule, from, to, specifier) => {
    expect(await broken({ ...target(to), ...importing(from, specifier) })).toContain(rule);
  });

  it('only-servers-call-services: the web does not', async () => {
    const files = {
      ...target('src/features/menus/server/menus.service.ts'),
      ...importing('src/features/pages/web/a.ts', '#features/menus/server/menus.service.ts'),
    };
    expect(await broken(files)).toEqual(['only-servers-call-services', 'web-imports-no-server']);
  });

  it.each(right)('let %s meet', async (_, from, to, specifier) => {
    expect(await broken({ ...target(to), ...importing(from, specifier) })).toEqual([]);
  });

  it('keep a test on its own side all the same', async () => {
    const files = { ...target('src/app/web/b.ts'), ...importing('src/app/server/a.test.ts', '../web/b.ts') };
    expect(await broken(files)).toEqual(['server-imports-no-web']);
  });

  it('see a circle, of types too', async () => {
    const circle = {
      ...importing('src/platform/web/a.ts', './b.ts'),
      'src/platform/web/b.ts': "import { own } from './a.ts';\nexport const value = () => own;\n",
    };
    expect(await broken(circle)).toEqual(['no-cycles']);
    const types = {
      ...circle,
      'src/platform/web/b.ts': "import type { own } from './a.ts';\nexport const value: typeof own = 1;\n",
    };
    expect(await broken(types)).toEqual(['no-cycles']);
  });

  it('fail when files were not seen at all', async () => {
    // Unreadable as TypeScript, which is what every file is to a cruiser that cannot load the compiler.
    const outcomes = await withProject(
      { ...ground, 'src/platform/web/a.d.ts': 'declare const a: 1;' },
      async (project) =>
        checkDirections({ ...project, files: [...project.files, 'src/platform/web/never-seen.ts'] }, config),
    );
    expect(outcomes[0]).toEqual({
      name: 'every-file-was-seen',
      problems: [expect.stringMatching(/^src\/platform\/web\/never-seen\.ts: /)],
    });
  });
});
