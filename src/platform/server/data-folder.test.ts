import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, DataFolderInUseError, openDataFolder } from './data-folder.ts';

const modulePath = fileURLToPath(new URL('./data-folder.ts', import.meta.url));
let parent: string;
let root: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'plein-data-'));
  root = join(parent, 'a', 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Prints "open" or the name of the error, then stays until it is killed. */
function openInChild(): ChildProcess {
  const program = `
    const { openDataFolder } = await import(${JSON.stringify(modulePath)});
    const outcome = await openDataFolder(${JSON.stringify(root)}, { patience: 0 }).then(() => 'open', (error) => error.name);
    console.log(outcome);
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function outcomeOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The child has no output.');
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('openDataFolder', () => {
  it('makes the folder and gives paths inside it', async () => {
    const folder = await openDataFolder(root);
    expect(folder.path('files', 'a.png')).toBe(join(root, 'files', 'a.png'));
    expect(statSync(root).isDirectory()).toBe(true);
    folder.release();
  });

  it('refuses a second holder until the first lets go', async () => {
    const folder = await openDataFolder(root);
    const refusal = openDataFolder(root, { patience: 0 });
    await expect(refusal).rejects.toThrow(DataFolderInUseError);
    await expect(refusal).rejects.toThrow(
      new RegExp(`in use by process ${process.pid}, .+ choose another folder with DATA_DIR\\.$`),
    );
    folder.release();
    folder.release();
    (await openDataFolder(root, { patience: 0 })).release();
  });

  it('waits for a holder that is on its way out', async () => {
    const folder = await openDataFolder(root);
    const next = openDataFolder(root, { patience: 10_000 });
    folder.release();
    (await next).release();
  });

  it('is free again after kill -9 of the holder', async () => {
    const child = openInChild();
    expect(await outcomeOf(child)).toBe('open');
    await expect(openDataFolder(root, { patience: 0 })).rejects.toThrow(`process ${child.pid},`);
    await kill(child);
    (await openDataFolder(root, { patience: 0 })).release();
  });

  it('lets exactly one of several simultaneous starts in', async () => {
    const children = [openInChild(), openInChild(), openInChild(), openInChild()];
    const outcomes = await Promise.all(children.map(outcomeOf));
    await Promise.all(children.map(kill));
    expect(outcomes.sort()).toEqual(['DataFolderInUseError', 'DataFolderInUseError', 'DataFolderInUseError', 'open']);
  });

  it('says so when the folder is a file', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    await expect(openDataFolder(file)).rejects.toThrow(DataFolderError);
    await expect(openDataFolder(file)).rejects.toThrow(/is not a folder.+DATA_DIR\.$/);
  });
});

describe('secret', () => {
  it('is made once, kept, different by name, and readable for us alone', async () => {
    const folder = await openDataFolder(root);
    const first = folder.secret('sessions');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(folder.secret('other')).not.toBe(first);
    folder.release();
    const again = await openDataFolder(root);
    expect(again.secret('sessions')).toBe(first);
    expect(statSync(again.path('secrets', 'sessions')).mode & 0o777).toBe(0o600);
    expect(statSync(again.path('secrets')).mode & 0o777).toBe(0o700);
    again.release();
  });
});
