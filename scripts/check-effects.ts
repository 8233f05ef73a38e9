import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../src/app/server/routes.ts';
import { endpointKey } from '../src/platform/contract/calls/endpoint.ts';
import { effectsOf } from '../src/platform/server/effects.ts';
import { untestedEffects } from './untested-effects.ts';

/** After a whole run of the server's tests: what a call declares and no test made happen is not true, or not tested. */
const folder = process.argv[2] ?? '';
const seen = new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')));

const declared = routes.flatMap(({ endpoint }) =>
  effectsOf(endpoint).map((effect) => `${endpointKey(endpoint)} ${effect}`),
);
const missing = declared.filter((line) => !seen.has(line) && !untestedEffects.includes(line));
for (const line of missing) console.log(`declared, and never seen in any test: ${line}`);
console.log(`${declared.length - missing.length} passed, ${missing.length} failed`);
process.exitCode = missing.length > 0 ? 1 : 0;
