import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const load = (name: string) => import(new URL(name, import.meta.url).href);
const {
  checkNodeVersion,
  refuseLinkedPackages,
}: { checkNodeVersion(version: string): void; refuseLinkedPackages(folder: string): void } = await load('./setup.mjs');
const { isInstalledAsLocked }: { isInstalledAsLocked(lock: string, hidden?: string): boolean } =
  await load('./installed-packages.mjs');
const { needsRestart }: { needsRestart(path: string): boolean } = await load('./dev-server.mjs');
const { quickFingerprint, contentFingerprint }: Record<string, (root: string, paths: string[]) => string> =
  await load('./fingerprint.mjs');
const { withLock }: { withLock<T>(file: string, work: () => Promise<T>, onWait?: () => void): Promise<T> } =
  await load('./setup-lock.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plein-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('checkNodeVersion', () => {
  it.each(['20.0.0', '24.21.0'])('takes %s', (version) => {
    expect(() => checkNodeVersion(version)).not.toThrow();
  });

  it('refuses an older one in one clear line', () => {
    expect(() => checkNodeVersion('18.20.4')).toThrow(/^Node 18\.20\.4 is too old\. Install Node 20 or newer .+\.$/);
  });
});

describe('refuseLinkedPackages', () => {
  it('leaves a folder of our own, and one that is not there yet, to npm', () => {
    expect(() => refuseLinkedPackages(folder)).not.toThrow();
    expect(() => refuseLinkedPackages(join(folder, 'node_modules'))).not.toThrow();
  });

  it('will not empty a folder that belongs to another project', () => {
    symlinkSync(folder, join(folder, 'node_modules'));
    expect(() => refuseLinkedPackages(join(folder, 'node_modules'))).toThrow(/is a link to another folder/);
  });
});

describe('isInstalledAsLocked', () => {
  const packages = (versions: object) => JSON.stringify({ packages: versions });
  const wanted = packages({
    '': { name: 'plein' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  });

  it.each([
    ['the same', packages({ 'node_modules/a': { version: '1.0.0' } }), true],
    ['another version', packages({ 'node_modules/a': { version: '1.0.1' } }), false],
    ['a package missing', packages({}), false],
    ['never installed', undefined, false],
    ['half a file', '{"packages":', false],
  ])('%s', (_name, present, expected) => {
    expect(isInstalledAsLocked(wanted, present)).toBe(expected);
  });
});

describe('fingerprints', () => {
  const take = () => ({ quick: quickFingerprint?.(folder, ['src']), content: contentFingerprint?.(folder, ['src']) });
  const write = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text);
  beforeEach(() => {
    mkdirSync(join(folder, 'src'));
    write('a.ts', 'one');
  });

  it('stay the same when nothing changed, or only a test', () => {
    const before = take();
    write('a.test.ts', 'a test');
    expect(take()).toEqual(before);
  });

  it('tell a touched file from a changed one', () => {
    const before = take();
    utimesSync(join(folder, 'src', 'a.ts'), new Date(0), new Date(0));
    const touched = take();
    expect(touched.quick).not.toBe(before.quick);
    expect(touched.content).toBe(before.content);
    write('a.ts', 'two');
    expect(take().content).not.toBe(before.content);
  });

  it('see a new name', () => {
    const before = take();
    write('b.ts', '');
    expect(take().content).not.toBe(before.content);
  });
});

describe('withLock', () => {
  it('lets one at a time in', async () => {
    const file = join(folder, 'lock');
    const order: string[] = [];
    let release: () => void = () => undefined;
    const first = withLock(file, async () => {
      order.push('first in');
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      order.push('first out');
    });
    const second = withLock(
      file,
      async () => order.push('second in'),
      () => release(),
    );
    await Promise.all([first, second]);
    expect(order).toEqual(['first in', 'first out', 'second in']);
  });

  it('takes the lock of a process that is gone', async () => {
    const file = join(folder, 'lock');
    const holder = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => holder.once('exit', resolve));
    writeFileSync(file, `${holder.pid}\n123\n`);
    expect(await withLock(file, async () => readFileSync(file, 'utf8').split('\n')[0])).toBe(String(process.pid));
  });

  it('takes the lock of a process whose number was given to another', async () => {
    const file = join(folder, 'lock');
    writeFileSync(file, `${process.ppid}\nanother start\n`);
    expect(await withLock(file, async () => 'in')).toBe('in');
  });
});

describe('needsRestart', () => {
  it.each([
    ['features/forms/server/forms.service.ts', true],
    ['features/forms/contract/form.ts', true],
    ['features/forms/messages/nl.json', true],
    ['building-blocks/text/definition.ts', true],
    ['features/forms/server/forms.routes.test.ts', false],
    ['features/forms/web/form-fill.ts', false],
    ['building-blocks/text/view.tsx', false],
    ['building-blocks/text/text.module.css', false],
    ['features/forms/server/.forms.service.ts.swp', false],
  ])('%s: %s', (path, expected) => {
    expect(needsRestart(path)).toBe(expected);
  });
});
