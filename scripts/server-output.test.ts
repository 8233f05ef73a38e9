import { Script } from 'node:vm';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { serverOutput } from './server-output.ts';

const source = `
/*! @license of somebody, and of Jérôme 😀 */
/** What it is for. */
export const costs = (name) => \`€ 5 – for \${name}\`;
export const isThin = (sign) => /[\\u2009 ]/.test(sign);
`;

test('writes the server in plain signs without explanations, and it says the same', async () => {
  const found = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'source', resolveId: (id) => id, load: () => source }],
    build: { ssr: true, write: false, rollupOptions: { input: 'source', output: serverOutput } },
  })) as Rollup.RollupOutput;
  const [{ code }] = found.output;
  expect(code).toMatch(/^[\t\n\x20-\x7e]*$/);
  expect(code).toContain('@license');
  expect(code).not.toContain('What it is for');
  const built: Record<string, (word: string) => unknown> = {};
  new Script(`(exports) => {${code}}`).runInThisContext()(built);
  expect(built.costs?.('one')).toBe('€ 5 – for one');
  expect(built.isThin?.('\u2009')).toBe(true);
});
