import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const looks = `
  import { executionAsyncResource } from 'node:async_hooks';
  import { held } from ${JSON.stringify(new URL('./tick-shape.mjs', import.meta.url).href)};
  setTimeout(() => {
    gc({ type: 'major', flavor: 'last-resort' });
    process.nextTick(() => console.log(%HaveSameMap(held.task, executionAsyncResource())));
  });
`;

test('a task of Node stays alive whatever is collected, and V8 gives all later ones its shape', () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '--eval', looks];
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' }).trim()).toBe('true');
});
