import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InstallationState } from '../../src/features/installation/contract/installation.ts';
import { parseConfig } from '../../src/platform/server/config.ts';
import { runBackupCommand } from '../backup/backup-command.ts';
import { type OwnServer, patience, startOwnServer } from '../testing/own-server.ts';
import { runHealthCommand } from './health-command.ts';

let own: OwnServer;
let backups: string;

beforeAll(async () => {
  own = await startOwnServer('health');
  backups = mkdtempSync(join(tmpdir(), 'plein-health-backups-'));
}, patience);

afterAll(() => {
  own.remove();
  rmSync(backups, { recursive: true, force: true });
});

interface Outcome {
  code: number;
  lines: string[];
  errors: string[];
}

async function run(parameters: string[] = [], environment: Record<string, string> = {}): Promise<Outcome> {
  const outcome: Outcome = { code: 0, lines: [], errors: [] };
  outcome.code = await runHealthCommand(parameters, {
    loadConfig: () => parseConfig({ DATA_DIR: own.root, SMTP_URL: 'smtp://mail.example', ...environment }),
    print: (line) => outcome.lines.push(line),
    printError: (line) => outcome.errors.push(line),
  });
  return outcome;
}

const readJson = ({ lines }: Outcome): InstallationState => JSON.parse(lines.join('\n'));
/** Each line that is told of a part, with what to do. */
const aboutPart = ({ lines }: Outcome, part: string): string[] => {
  const at = lines.findIndex((line) => line.startsWith(`${part}  `));
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('      '));
  return lines.slice(at, end).map((line) => line.trim().replace(/ {2,}/g, ' | '));
};

describe('npm run health', { timeout: patience }, () => {
  it('says that there is nothing yet', async () => {
    expect(await run()).toEqual({
      code: 1,
      lines: [],
      errors: ['Plein  There is no platform yet. The first start of the server makes one.'],
    });
  });

  it('says what to do, in the words of the screen, and ends with 1', async () => {
    await own.installation.platforms.add('vloedhaven', ['www.vloedhaven.example']);
    await own.installation.platforms.add('zeedorp', []);
    const told = await run();
    expect([told.code, told.errors]).toEqual([1, []]);
    expect(told.lines[0]).toMatch(/^2 platforms, Plein \d+\.\d+\.\d+\. Measured on \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/);
    expect(told.lines[1]).toBe('2 things need attention.');
    expect(aboutPart(told, 'Processes')).toEqual([
      'Processes | wrong | No process says that it answers requests.',
      expect.stringMatching(/^Start Plein \(npm start\)\./),
    ]);
    expect(aboutPart(told, 'Outgoing mail')).toEqual(['Outgoing mail | in order | All mail is sent.']);
    expect(aboutPart(told, 'Backups')[0]).toBe('Backups | wrong | No backup of the whole was ever made.');
    expect(told.lines).toContainEqual(expect.stringMatching(/^ {2}Available, 30 days +not measured yet$/));
    const rows = told.lines.slice(told.lines.indexOf('Platforms') + 2).map((line) => line.trim().split(/ {2,}/));
    expect(rows.map((row) => [row[0], row.at(-2), row.at(-1)])).toEqual([
      ['vloedhaven', 'Works', 'www.vloedhaven.example'],
      ['zeedorp', 'Works', 'has no name, so nobody can reach it'],
    ]);
    // Nothing was left without its words or its value.
    expect(told.lines.join('\n')).not.toMatch(/installation\.|\{\{|undefined|NaN/);
  });

  it('says that all is well once it is served and a backup was restored', async () => {
    own.installation.processes.begin();
    const output = { print: () => undefined, printError: (line: string) => expect.unreachable(line) };
    await runBackupCommand(['--to', backups, '--try'], {
      loadConfig: () => parseConfig({ DATA_DIR: own.root }),
      ...output,
    });
    const told = await run();
    expect(aboutPart(told, 'Processes')).toEqual(['Processes | in order | 1 process answers requests.']);
    expect(aboutPart(told, 'Backups')[0]).toMatch(/ \| in order \| /);
    expect(told.lines.find((line) => line.includes(`process ${process.pid}`))).toMatch(/ of memory, since .+ UTC/);
    expect(told.lines).toContainEqual(expect.stringMatching(/^ {2}Available, 30 days +100%, not a minute away$/));
    expect(told.lines.find((line) => line.startsWith('  Last restored on trial'))).toMatch(/ UTC, in [\d.]+ s$/);
  });

  it('tells programs what the call of the screen answers, and ends with 0 where nobody has to do anything', async () => {
    const told = await run(['--json']);
    const state = readJson(told);
    const needed = state.health.filter((line) => line.state !== 'good').map(({ part }) => part);
    // How full this machine is, is not ours to say.
    expect(needed.filter((part) => part !== 'storage')).toEqual([]);
    expect([told.code, told.errors]).toEqual([needed.length === 0 ? 0 : 1, []]);
    expect(state.platforms.map(({ key }) => key)).toEqual(['vloedhaven', 'zeedorp']);
  });

  it('knows of the mail server what the server knows', async () => {
    const told = await run(['--json'], { SMTP_URL: '' });
    expect(told.code).toBe(1);
    const mail = readJson(told).health.find(({ part }) => part === 'mail');
    expect(mail).toMatchObject({ state: 'attention', reason: 'noServer', values: { count: 2 } });
  });

  it('explains a database that is not there in one line, and shows how it is used when it does not understand', async () => {
    const away = await run([], { DATABASE_URL: 'postgresql://x:y@127.0.0.1:1/plein' });
    expect(away).toEqual({
      code: 1,
      lines: [],
      errors: [
        expect.stringMatching(/^Plein {2}Nothing listens at the database at 127\.0\.0\.1:1\. Start PostgreSQL there/),
      ],
    });
    expect(await run(['all'])).toEqual({ code: 2, lines: [], errors: [expect.stringMatching(/^Usage:\n/)] });
  });

  it('starts the database where no server runs, and stops it', async () => {
    await own.stop();
    const told = await run(['--json']);
    expect(told.code).toBe(1);
    expect(readJson(told).health[0]).toMatchObject({ part: 'processes', reason: 'none' });
  });
});
