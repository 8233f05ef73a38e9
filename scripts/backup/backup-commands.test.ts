import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '../../src/features/assets/server/assets.factory.ts';
import { systemViewer } from '../../src/platform/contract/rights/viewer.ts';
import { parseConfig } from '../../src/platform/server/config.ts';
import { type S3Server, startS3Server } from '../../src/platform/server/testing/s3-server.ts';
import { type OwnServer, patience, startOwnServer } from '../testing/own-server.ts';
import { runBackupCommand } from './backup-command.ts';
import { runExportCommand } from './export-command.ts';
import { runRestoreCommand } from './restore-command.ts';

const system = systemViewer('test');
let own: OwnServer;
let bucket: S3Server;
let folder: string;
let passwordFile: string;
/** Where to reach the bucket. */
let storage: Record<string, string>;

beforeAll(async () => {
  [own, bucket] = await Promise.all([startOwnServer('backups'), startS3Server()]);
  folder = mkdtempSync(join(tmpdir(), 'plein-commands-'));
  passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, 'een lang wachtwoord\n');
  const { endpoint, accessKeyId, secretAccessKey } = bucket.options;
  storage = {
    BACKUP_S3_BUCKET: bucket.options.bucket,
    ...{ BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_ACCESS_KEY_ID: accessKeyId },
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const platform = await own.installation.platforms.add('vloedhaven', ['www.vloedhaven.example']);
  const { assets } = own.installation.servicesOf(platform);
  await assets.add(system, { name: 'haven', bytes: await pictures.png({ width: 60, height: 60 }) });
}, patience);
afterAll(async () => {
  await bucket.stop();
  await own.stop();
  own.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number;
  lines: string[];
  errors: string[];
}
type Command = typeof runBackupCommand;

async function run(command: Command, words: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const outcome: Outcome = { code: 0, lines: [], errors: [] };
  outcome.code = await command(words, {
    loadConfig: () => parseConfig({ DATA_DIR: own.root, ...environment }),
    print: (line) => outcome.lines.push(line),
    printError: (line) => outcome.errors.push(line),
  });
  return outcome;
}

let emptyOnes = 0;
/** An installation in which nothing is yet, beside the one that runs. */
async function emptyPlace(): Promise<{ root: string; environment: Record<string, string> }> {
  emptyOnes += 1;
  const name = `empty_${emptyOnes}`;
  const client = new pg.Client({ connectionString: own.connectionString });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(own.connectionString);
  address.pathname = `/${name}`;
  const root = mkdtempSync(join(folder, 'empty-'));
  return { root, environment: { DATA_DIR: root, DATABASE_URL: address.href, DEMO: 'false' } };
}

const nameIn = (lines: string[]) => /\/([^/\s]+) \(/.exec(lines.join('\n'))?.[1] ?? '';
const filesIn = (root: string) =>
  readdirSync(join(root, 'assets'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('npm run backup and npm run restore', { timeout: patience }, () => {
  it('keep everything in a folder, and put it back into an empty installation', async () => {
    const to = join(folder, 'kept');
    const kept = await run(runBackupCommand, ['--to', to, '--try', '--password-file', passwordFile]);
    expect([kept.code, kept.errors]).toEqual([0, []]);
    expect(kept.lines.join('\n')).toMatch(/Kept 1 platform\(s\), \d+ rows and 1 files in .*\.sealed \(/);
    expect(kept.lines.at(-1)).toMatch(/^Plein {2}Restored on trial in [\d.]+ s: \d+ rows and 1 files/);
    expect(kept.lines.join('\n')).not.toContain('not encrypted');

    const from = join(to, nameIn(kept.lines));
    const unopened = await run(runRestoreCommand, ['--from', from, '--check']);
    expect([unopened.code, unopened.errors]).toEqual([1, [expect.stringContaining('This backup is encrypted.')]]);
    const checked = await run(runRestoreCommand, ['--from', from, '--check', '--password-file', passwordFile]);
    expect(checked.lines).toEqual([
      expect.stringMatching(/^Plein {2}The backup is whole: made at .*, with vloedhaven\.$/),
    ]);
    const here = await run(runRestoreCommand, ['--from', from, '--password-file', passwordFile]);
    expect([here.code, here.errors]).toEqual([1, [expect.stringContaining('There are platforms here already')]]);

    const { root, environment } = await emptyPlace();
    const restored = await run(runRestoreCommand, ['--from', from, '--password-file', passwordFile], environment);
    expect([restored.code, restored.errors]).toEqual([0, []]);
    expect(restored.lines.at(-1)).toMatch(/^Plein {2}Restored vloedhaven: \d+ rows, 1 files, and \d+ things/);
    expect(filesIn(root)).toHaveLength(1);
  });

  it('do the same with a bucket, with the password of the plan, and leave nothing of it on this machine', async () => {
    const settings = { ...storage, BACKUP_PASSWORD: 'een lang wachtwoord' };
    const to = `s3://${bucket.options.bucket}/moved/here/`;
    const kept = await run(runBackupCommand, ['--to', to, '--try', '--keep', '1,0,0'], settings);
    expect([kept.code, kept.errors]).toEqual([0, []]);
    const name = nameIn(kept.lines);
    expect(name).toMatch(/\.sealed$/);
    const { root, environment } = await emptyPlace();
    const restored = await run(runRestoreCommand, ['--from', `${to}${name}`], { ...settings, ...environment });
    expect([restored.code, restored.errors]).toEqual([0, []]);
    expect(filesIn(root)).toHaveLength(1);
    for (const one of [root, own.root]) expect(readdirSync(one)).not.toContain('scratch');
    const gone = await run(runRestoreCommand, ['--from', `${to}plein-none.tar.zst`, '--check'], settings);
    expect([gone.code, gone.errors]).toEqual([1, [expect.stringContaining('There is no plein-none.tar.zst')]]);
  });

  it('put one platform beside others, under another key', async () => {
    const to = join(folder, 'one');
    const kept = await run(runBackupCommand, ['--to', to, '--platform', 'vloedhaven']);
    expect(kept.lines.at(-1)).toContain('It is not encrypted');
    const { environment } = await emptyPlace();
    const words = ['--from', join(to, nameIn(kept.lines)), '--platform', 'vloedhaven', '--as', 'zeedorp'];
    const withoutKey = await run(runRestoreCommand, words, environment);
    expect(withoutKey.errors).toEqual([expect.stringContaining('This installation has no key yet')]);
    const secret = { AUTH_SECRET: 'a secret of the other installation, of which nobody knows' };
    const restored = await run(runRestoreCommand, words, { ...environment, ...secret });
    expect(restored.lines.at(-1)).toContain('Restored zeedorp: ');
  });

  it('say in a line what is wrong, and how they are used', async () => {
    for (const [command, words] of [
      [runBackupCommand, []],
      [runBackupCommand, ['--to', folder, '--keep', 'all']],
      [runRestoreCommand, ['--from', 'a', '--as', 'b']],
      [runExportCommand, ['--platform', 'vloedhaven']],
    ] as const) {
      expect(await run(command, [...words])).toEqual({
        code: 2,
        lines: [],
        errors: [expect.stringMatching(/^Usage:\n/)],
      });
    }
    const shortWord = join(folder, 'short');
    writeFileSync(shortWord, 'kort');
    for (const [words, said] of [
      [['--to', 's3://Plein'], 'is no address of a bucket'],
      [['--to', 's3://plein-test'], 'Set BACKUP_S3_BUCKET'],
      [['--to', folder, '--platform', 'nergens'], 'There is no platform nergens'],
      [['--to', folder, '--password-file', shortWord], 'at least 12 characters'],
    ] as const) {
      const { code, errors } = await run(runBackupCommand, [...words]);
      expect([code, errors]).toEqual([1, [expect.stringContaining(said)]]);
    }
  });
});

describe('npm run export', { timeout: patience }, () => {
  it('writes a platform as a ZIP or a folder, and says that it is about people', async () => {
    for (const to of ['out.zip', 'out']) {
      const told = await run(runExportCommand, ['--platform', 'vloedhaven', '--to', join(folder, to)]);
      expect([told.code, told.errors]).toEqual([0, []]);
      expect(told.lines.at(-1)).toContain('It is not encrypted, and has data of people in it.');
    }
    expect(readFileSync(join(folder, 'out.zip')).subarray(0, 2).toString()).toBe('PK');
    expect(readdirSync(join(folder, 'out'))).toEqual(expect.arrayContaining(['README.txt', 'json', 'csv', 'files']));
  });

  it('refuses a platform that is not there', async () => {
    const told = await run(runExportCommand, ['--platform', 'nergens', '--to', join(folder, 'none.zip')]);
    expect([told.code, told.errors]).toEqual([1, [expect.stringContaining('There is no platform nergens')]]);
  });
});
