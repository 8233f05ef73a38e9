import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredEffects } from '../src/app/server/declared-effects.ts';

/** After a whole run of the server's tests: what a call or a job declares and no test made happen is not true, or not tested. */
const folder = process.argv[2] ?? '';
const seen = new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')));

const declared = Object.entries(declaredEffects()).flatMap(([scope, effects]) =>
  effects.map((effect) => `${scope} ${effect}`),
);
const missing = declared.filter((line) => !seen.has(line));
for (const line of missing) console.log(`declared, and never seen in any test: ${line}`);
console.log(`${declared.length - missing.length} passed, ${missing.length} failed`);
process.exitCode = missing.length > 0 ? 1 : 0;
