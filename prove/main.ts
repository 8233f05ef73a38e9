import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopEverything } from '../bench/pinned-process.ts';
import { proveFaults } from './faults/faults.ts';
import { proveFuzz } from './fuzz/fuzz.ts';
import { proveOverload } from './overload.ts';
import { Findings } from './verdict.ts';

const proofs = { faults: proveFaults, overload: proveOverload, fuzz: proveFuzz };
const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(proofs);
const unknown = names.find((name) => !(name in proofs));
if (unknown !== undefined) {
  console.error(`Plein  There is no proof “${unknown}”. Choose from: ${Object.keys(proofs).join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'plein-prove-'));
const findings = new Findings();
try {
  for (const name of names) {
    console.log(`\n${name}`);
    const prove = proofs[name as keyof typeof proofs];
    await prove(findings, { dataDir: join(folder, name), isQuick: values.quick, seed: Number(values.seed) });
  }
} finally {
  await stopEverything();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = findings.exitCode;
