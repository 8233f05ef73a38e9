import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const modulePath = JSON.stringify(fileURLToPath(new URL('./parent-process.ts', import.meta.url)));

/** Says "ready" to its parent, and "gone" on its error output once that parent is. */
const server = `
  const { onParentGone } = await import(${modulePath});
  onParentGone(() => { console.error('gone'); process.exit(); });
  setInterval(() => {}, 1000);
  console.log('ready');`;

/** Starts the server as its child, and ends by kill -9 as soon as that is ready. */
const parent = (options: string, environment: string) => `
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(server)}], {
    stdio: ['ignore', 'pipe', 'inherit', ${options}], env: { ...process.env, ${environment} } });
  child.stdout.once('data', () => process.kill(process.pid, 'SIGKILL'));`;

/** The error output is the one that the server shares with us, and stays open until the server ends. */
async function errorOutputOf(program: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return text(child.stderr);
}

it('ends the server when a parent with an open channel is killed', async () => {
  expect(await errorOutputOf(parent("'ipc'", ''))).toBe('gone\n');
});

it('ends the server when a named ancestor is killed', async () => {
  expect(await errorOutputOf(parent("'ignore'", 'PLEIN_ANCESTORS: String(process.pid)'))).toBe('gone\n');
});
