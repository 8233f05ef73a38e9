import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asPure, unused } from './leave-unused-out.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /[\\/]web[\\/]|building-blocks/.test(name) && /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));

describe('what is left out of the packages', () => {
  it.each(unused)('is used nowhere: $names', ({ names }) => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(({ text }) => names.test(text)).map(({ name }) => name)).toEqual([]);
  });
});

it('lets go of components that nobody uses, and of nothing within them', () => {
  const code = 'const Link = React.forwardRef(A);\nLink.displayName = "Link";\n\tInner.displayName = "Inner";';
  expect(asPure(code)).toBe('const Link = /* @__PURE__ */ React.forwardRef(A);\n\n\tInner.displayName = "Inner";');
});
