import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// The scripts that start everything are plain JavaScript, without types.
const { serverFlags } = await import(new URL('./run-server.mjs', import.meta.url).href);

test('starts the server with flags that this Node knows, one of which lets it collect garbage', () => {
  const found = execFileSync(process.execPath, [...serverFlags, '--print', 'typeof gc'], { encoding: 'utf8' });
  expect(found.trim()).toBe('function');
});
