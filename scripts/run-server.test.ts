import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// The scripts that start everything are plain JavaScript, without types.
const { serverFlags } = await import(new URL('./run-server.mjs', import.meta.url).href);

const versionOfCompiled = (flags: string[]) =>
  execFileSync(process.execPath, [...flags, '--print', 'v8.cachedDataVersionTag()'], { encoding: 'utf8' });

test('starts the server with flags that this Node knows, with which it needs not compile its own code anew', () => {
  expect(versionOfCompiled(serverFlags)).toBe(versionOfCompiled([]));
});
