import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopEverything } from '../bench/pinned-process.ts';
import { proveAway } from './away.ts';
import { proveCrashes } from './crashes.ts';
import { proveFaults } from './faults/faults.ts';
import { proveFuzz } from './fuzz/fuzz.ts';
import { proveOverload } from './overload.ts';
import { proveReleases } from './releases.ts';
import { proveSoak } from './soak.ts';
import { Findings } from './verdict.ts';

const proofs = {
  faults: proveFaults,
  overload: proveOverload,
  fuzz: proveFuzz,
  crashes: proveCrashes,
  away: proveAway,
  soak: proveSoak,
  releases: proveReleases,
};
/** What is done when no name is given; the others are among these, or take long. */
const usual = ['faults', 'overload', 'fuzz'];
const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
/** In seconds and kills, whoever says so decides; else each proof is short, and as long as it should be with `--long`. */
const { values, positionals } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    kills: { type: 'string' },
    seconds: { type: 'string' },
    before: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : usual;
const unknown = names.find((name) => !(name in proofs));
if (unknown !== undefined) {
  console.error(`Plein  There is no proof “${unknown}”. Choose from: ${Object.keys(proofs).join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'plein-prove-'));
// Or else the database of root, which runs as another user, would lie elsewhere, and not on the disk that is filled.
chmodSync(folder, 0o755);
const findings = new Findings();
try {
  for (const name of names) {
    console.log(`\n${name}`);
    const prove = proofs[name as keyof typeof proofs];
    await prove(findings, {
      ...{ dataDir: join(folder, name), isLong: values.long, seed: Number(values.seed) },
      ...{ kills: numberOf(values.kills), seconds: numberOf(values.seconds) },
      before: values.before,
    });
  }
} finally {
  await stopEverything();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = findings.exitCode;
