import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Installation } from '../../src/app/server/installation.ts';
import { systemViewer } from '../../src/platform/contract/rights/viewer.ts';
import { parseConfig } from '../../src/platform/server/config.ts';
import { openDataFolder } from '../../src/platform/server/data-folder.ts';
import { type OwnServer, patience, startOwnServer } from '../testing/own-server.ts';
import { runPlatformCommand } from './platform-command.ts';

let own: OwnServer;
let root: string;
/** As a running server has it. */
let server: Installation;

beforeAll(async () => {
  own = await startOwnServer('platform');
  ({ root, installation: server } = own);
}, patience);

afterAll(() => own.remove());

interface Outcome {
  code: number;
  lines: string[];
  errors: string[];
}

async function run(typed: string, { input = '', environment = {} as Record<string, string> } = {}): Promise<Outcome> {
  const outcome: Outcome = { code: 0, lines: [], errors: [] };
  outcome.code = await runPlatformCommand(typed.split(' '), {
    loadConfig: () => parseConfig({ DATA_DIR: root, ...environment }),
    input: Readable.from(input === '' ? [] : [input]),
    print: (line) => outcome.lines.push(line),
    printError: (line) => outcome.errors.push(line),
  });
  return outcome;
}

describe('npm run platform, beside a running server', { timeout: patience }, () => {
  it('lists nothing at first', async () => {
    expect(await run('list')).toEqual({
      code: 0,
      lines: ['Plein  There is no platform yet. The first start of the server makes one.'],
      errors: [],
    });
  });

  it('adds a platform that the server serves at once, and prints the link to its first administrator', async () => {
    const { code, lines, errors } = await run('add vloedhaven');
    expect([code, errors]).toEqual([0, []]);
    expect(lines[0]).toBe('Plein  The platform vloedhaven is made. It is reached by no host name yet.');
    const token = /\/setup\/([\w-]{43})$/.exec(lines[1] ?? '')?.[1] ?? '';
    await vi.waitFor(() => expect(server.platforms.forHost('any.example')?.key).toBe('vloedhaven'), {
      timeout: patience,
    });
    const [platform] = server.platforms.all();
    if (platform === undefined) throw new Error('no platform');
    await expect(server.servicesOf(platform).setupLink.requireOpen(token)).resolves.toBeUndefined();
    expect((await run('list')).lines).toEqual(['vloedhaven  (every host name)']);
  });

  it('warns that the first has no name when there is a second, and gives it one', async () => {
    const environment = { PUBLIC_URL: 'https://www.example.nl' };
    const second = await run('add zeedorp --host WWW.zeedorp.example --host zeedorp.example', { environment });
    expect(second.code).toBe(0);
    expect(second.lines).toEqual([
      'Plein  The platform zeedorp is made. It is reached by WWW.zeedorp.example and zeedorp.example.',
      expect.stringMatching(/ https:\/\/www\.zeedorp\.example\/setup\/[\w-]{43}$/),
      expect.stringMatching(/^Plein {2}Nobody can reach vloedhaven now, .+ add vloedhaven --host <name>$/),
    ]);
    expect((await run('list')).lines).toEqual([
      'vloedhaven  (no host name, so nobody can reach it)',
      'zeedorp     www.zeedorp.example, zeedorp.example',
    ]);
    const first = await run('add vloedhaven --host www.vloedhaven.example');
    expect(first.lines[0]).toBe('Plein  The platform vloedhaven is reached by www.vloedhaven.example.');
    await vi.waitFor(() => expect(server.platforms.forHost('www.vloedhaven.example')?.key).toBe('vloedhaven'), {
      timeout: patience,
    });
    expect(server.platforms.forHost('any.example')).toBeUndefined();
  });

  it.each([
    ['add vloedhaven', 'The platform vloedhaven is there already.'],
    ['add Vloed-haven', '"Vloed-haven" cannot be a platform\'s key: use a–z, 0–9 and _, starting with a letter.'],
    ['add nieuw --host zeedorp.example', 'One of zeedorp.example leads to another platform already.'],
    ['add nieuw --host http://nieuw', '"http://nieuw" is not a host name, such as www.example.nl.'],
    ['remove nergens --yes', 'There is no platform nergens. See: npm run platform -- list'],
  ])('refuses %s in one line', async (typed, message) => {
    expect(await run(typed)).toEqual({ code: 1, lines: [], errors: [`Plein  ${message}`] });
    expect((await run('list')).lines).toHaveLength(2);
  });

  it.each([
    ['another key', 'vloedhaven\n'],
    ['nothing', '\n'],
    ['no answer at all', ''],
  ])('removes nothing when someone types %s', async (_, input) => {
    const { code, errors } = await run('remove zeedorp', { input });
    expect([code, errors]).toEqual([1, ['Plein  That is not its key. Nothing is removed.']]);
    expect((await run('list')).lines).toHaveLength(2);
  });

  it('closes a platform, has it removed later, and opens it again', async () => {
    expect((await run('suspend zeedorp')).lines).toEqual(['Plein  The platform zeedorp is closed to everyone now.']);
    expect((await run('list')).lines[1]).toMatch(/zeedorp\.example, suspended$/);
    expect((await run('leave zeedorp')).lines[0]).toMatch(/and removed after 30 days\.$/);
    expect((await run('list')).lines[1]).toMatch(/, removed after \d{4}-\d\d-\d\dT/);
    expect((await run('resume zeedorp')).lines).toEqual(['Plein  The platform zeedorp answers.']);
    expect((await run('list')).lines[1]).toMatch(/zeedorp\.example$/);
    expect((await run('suspend nergens')).errors).toEqual([
      'Plein  There is no platform nergens. See: npm run platform -- list',
    ]);
  });

  it('makes an account one of those who run the installation', async () => {
    const [platform] = server.platforms.all();
    if (platform === undefined) throw new Error('there is no platform');
    const { users } = server.servicesOf(platform);
    const email = 'beheer@zeedorp.example';
    const system = systemViewer('test');
    const { id } = await users.createUser(system, {
      ...{ email, password: 'een lang wachtwoord 1', firstName: 'Bo', middleName: '', lastName: 'Bos' },
      ...{ accountType: 'Standard', roleIds: [], emailVerified: true },
    });
    expect((await run(`staff ${platform.key} niemand@zeedorp.example`)).errors).toEqual([
      `Plein  Nobody has the address niemand@zeedorp.example on ${platform.key}. Make the account first.`,
    ]);
    expect((await run(`staff ${platform.key} Beheer@zeedorp.example`)).code).toBe(0);
    expect((await users.read(system, id)).accountType).toBe('Mett');
  });

  it('removes a platform with its files once its key is typed, and the server stops serving it', async () => {
    const files = join(root, 'assets', 'zeedorp');
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'picture'), 'of someone');
    const { code, lines } = await run('remove zeedorp', { input: ' zeedorp \n' });
    expect([code, lines.at(-1)]).toEqual([0, 'Plein  The platform zeedorp is removed.']);
    expect(existsSync(files)).toBe(false);
    await vi.waitFor(() => expect(server.platforms.all().map(({ key }) => key)).toEqual(['vloedhaven']), {
      timeout: patience,
    });
  });

  it('works on DATABASE_URL as well, without the data folder', async () => {
    const elsewhere = join(root, 'elsewhere');
    const environment = { DATABASE_URL: own.connectionString, DATA_DIR: elsewhere };
    expect((await run('list', { environment })).lines).toEqual(['vloedhaven  www.vloedhaven.example']);
    expect(existsSync(elsewhere)).toBe(false);
  });

  it.each([
    [
      'a database that is not there',
      { DATABASE_URL: 'postgresql://x:y@127.0.0.1:1/plein' },
      /^Plein {2}Nothing listens at the database at 127\.0\.0\.1:1\. Start PostgreSQL there/,
    ],
    ['a setting that is wrong', { PORT: 'many' }, /^Plein {2}PORT \(now "many"\)/],
  ])('explains %s in one line', async (_, environment, message) => {
    const { code, lines, errors } = await run('list', { environment });
    expect([code, lines, errors]).toEqual([1, [], [expect.stringMatching(message)]]);
  });

  it('shows how it is used when it does not understand', async () => {
    const { code, errors } = await run('show vloedhaven');
    expect([code, errors]).toEqual([2, [expect.stringMatching(/^Usage:\n/)]]);
  });
});

describe('npm run platform, without a server', { timeout: patience }, () => {
  it('starts the database, does its work, and stops it', async () => {
    await own.stop();
    expect((await run('remove vloedhaven --yes')).code).toBe(0);
    expect((await run('add plein')).code).toBe(0);
    expect((await run('list')).lines).toEqual(['plein  (every host name)']);
    expect(existsSync(join(root, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(readFileSync(join(root, 'postgres', 'PG_VERSION'), 'utf8').trim()).toMatch(/^\d+$/);
    (await openDataFolder(root, { patience: 0 })).release();
  });

  it('says who holds the data folder when no database of theirs answers', async () => {
    const holder = await openDataFolder(root);
    const { code, errors } = await run('list');
    expect([code, errors]).toEqual([1, [expect.stringMatching(/is in use by process \d+/)]]);
    holder.release();
  });
});
