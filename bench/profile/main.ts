import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchAnswer } from '../answer.ts';
import { stopEverything } from '../pinned-process.ts';
import { familyOf, processorMilliseconds } from '../process-family.ts';
import { freePort, startProduct } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { Inspector } from './inspector.ts';
import { functionsOf, type Share, splitOf } from './split.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '400' },
    'signed-in': { type: 'boolean', default: false },
    functions: { type: 'string', default: '20' },
    save: { type: 'string' },
  },
});
const [path = '/'] = positionals;
const times = Number(flags.times);
const folder = mkdtempSync(join(tmpdir(), 'plein-profile-'));

/** A page with a query is never kept. */
const anew = (turn: string): string => `${path}${path.includes('?') ? '&' : '?'}profile=~${turn}`;

async function ask(port: number, headers: Record<string, string>, turn: string): Promise<void> {
  const { status } = await fetchAnswer(port, anew(turn), { 'accept-encoding': 'identity', ...headers });
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
}

function print(title: string, shares: readonly Share[], sum: number): void {
  console.log(`\n${title}`);
  for (const { name, milliseconds } of shares) {
    const each = (milliseconds / times).toFixed(3).padStart(8);
    const share = ((milliseconds / sum) * 100).toFixed(1).padStart(5);
    console.log(`${each} ms ${share} %  ${name}`);
  }
}

try {
  const inspectorPort = await freePort();
  const { pid, port } = await startProduct({
    dataDir: join(folder, 'data'),
    core: undefined,
    environment: { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` },
  });
  const headers: Record<string, string> = flags['signed-in'] ? await signIn(port) : {};
  for (let turn = 0; turn < 300; turn += 1) await ask(port, headers, `warm${turn}`);
  const server = [pid];
  const database = familyOf(pid).slice(1);
  const timeOf = () => processorMilliseconds(server) ?? 0;
  const timeOfDatabase = () => processorMilliseconds(database) ?? 0;
  const before = { all: timeOf(), database: timeOfDatabase() };
  for (let turn = 0; turn < times; turn += 1) await ask(port, headers, `time${turn}`);
  const spent = { all: timeOf() - before.all, database: timeOfDatabase() - before.database };
  const inspector = await Inspector.open(inspectorPort);
  const profile = await inspector.profile(async () => {
    for (let turn = 0; turn < times; turn += 1) await ask(port, headers, `seen${turn}`);
  });
  inspector.close();
  const split = splitOf(profile);
  const sum = split.reduce((total, { milliseconds }) => total + milliseconds, 0);
  console.log(`\n${path}, made anew ${times} times${flags['signed-in'] ? ' for an admin' : ''}`);
  console.log(
    `processor time of one answer: ${((spent.all - spent.database) / times).toFixed(2)} ms in Node, all threads`,
  );
  console.log(`                              ${(spent.database / times).toFixed(2)} ms in PostgreSQL`);
  print('the main thread, by what it was doing', split, sum);
  print('the functions it was in', functionsOf(profile).slice(0, Number(flags.functions)), sum);
  if (flags.save !== undefined) {
    writeFileSync(flags.save, JSON.stringify(profile));
    console.log(
      `\n${flags.save} opens as a flame graph in the developer tools of a browser (Performance, Load profile).`,
    );
  }
} finally {
  await stopEverything();
  rmSync(folder, { recursive: true, force: true });
}
