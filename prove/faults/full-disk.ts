import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/product.ts';
import type { Findings } from '../verdict.ts';
import { refusalIn } from '../writing/writing.ts';
import { call, openSite, untilTrue } from './site.ts';

/** A small disk in memory, where this user may make one. */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'plein-prove', folder], { stdio: 'ignore' });
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

function fill(file: string): void {
  const piece = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeFileSync(file, piece, { flag: 'a' });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  }
}

export async function proveFullDisk(findings: Findings, folder: string): Promise<void> {
  if (!mountSmallDisk(folder)) {
    findings.note('a full disk', 'not tried: this user may not mount one');
    return;
  }
  const dataDir = join(folder, 'data');
  const filler = join(folder, 'filler');
  try {
    const { product, headers, list } = await openSite(dataDir);
    const kept = '/nieuws';
    await call(product.port, kept);
    fill(filler);
    const write = () => {
      // Words that do not repeat, and many of them, so that it needs room at once.
      const description = () => Array.from({ length: 20 }, () => randomBytes(8).toString('hex')).join(' ');
      const json = Array.from({ length: 50 }, () => ({
        title: 'Vol',
        listItemTypeName: 'News',
        metadata: { description: description() },
      }));
      return call(product.port, `/api/listitem/list/${list}`, { method: 'POST', headers, json });
    };
    let refused = await write();
    for (let turn = 0; turn < 400 && refused.status < 300; turn += 1) {
      // The database gives room back when it is done with a piece of its log.
      fill(filler);
      refused = await write();
    }
    const { code, isClear } = refusalIn(refused);
    findings.note(
      'a full disk: a write is told what is the matter, what to do and when to come back',
      `${refused.status} ${code}`,
      (refused.status === 503 || refused.status === 507) && isClear,
    );
    const page = await call(product.port, kept);
    findings.note('a full disk: a kept page', String(page.status), page.status === 200);
    rmSync(filler);
    const back = await untilTrue('writing again', async () => (await write()).status < 300, 60);
    findings.note('and with room again: writing', `${(back / 1000).toFixed(1)} s`);
    await product.stop();
    fill(filler);
    const { stderr, status } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    const told = /The disk that holds .+ is full/.exec(stderr)?.[0];
    findings.note(
      'a start on a full disk',
      told ?? `ended with ${status}: ${stderr.slice(0, 200)}`,
      told !== undefined,
    );
  } finally {
    execFileSync('umount', ['--lazy', folder]);
  }
}
