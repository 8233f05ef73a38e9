import { appendFileSync } from 'node:fs';
import { afterAll, afterEach } from 'vitest';
import { observeEffects } from '../effects.ts';

/** Where a whole run keeps what it saw, for scripts/check-effects.ts; absent when someone runs a few tests. */
const folder = process.env.PLEIN_EFFECTS_FOLDER;
const known = new Set<string>();
const undeclared = new Set<string>();

observeEffects({
  seen(scope, effect) {
    const line = `${scope} ${effect}`;
    if (folder === undefined || known.has(line)) return;
    known.add(line);
    appendFileSync(`${folder}/${process.pid}.txt`, `${line}\n`);
  },
  undeclared: (scope, effect) => undeclared.add(`${scope} ${effect}`),
});

function refuseUndeclared(): void {
  if (undeclared.size === 0) return;
  const effects = [...undeclared];
  undeclared.clear();
  throw new Error(`what was done and not declared (docs/decisions/0032):\n  ${effects.join('\n  ')}`);
}

afterEach(refuseUndeclared);
afterAll(refuseUndeclared);
