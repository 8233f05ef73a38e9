import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ConfigError, projectRoot } from '#platform/server/config.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Services } from './services/services.ts';
import type { Account } from './welcome.ts';

/** A small named site, for tests and for trying things out (e2e/scenarios). */
export type BuildScenario = (parts: {
  platform: Platform;
  services: Services;
  now: Date;
}) => Promise<{ accounts: Account[] }>;

const folder = join(projectRoot, 'e2e', 'scenarios');
/** The built server is a script, which imports nothing by an address (scripts/built-code.mjs). */
const require = createRequire(import.meta.url);

/** `--scenario=<name>`, as in `npm run dev -- --scenario=long-words`. */
export const scenarioIn = (parameters: readonly string[]): string | undefined =>
  parameters.find((parameter) => parameter.startsWith('--scenario='))?.slice('--scenario='.length);

export const platformKeyOf = (scenario: string): string => `scenario_${scenario.replaceAll('-', '_')}`;

export async function loadScenario(name: string): Promise<BuildScenario> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));
  if (!names.includes(name)) throw new ConfigError(`There is no scenario "${name}". There are: ${names.join(', ')}.`);
  const { default: build } = require(join(folder, `${name}.ts`)) as { default: BuildScenario };
  return build;
}
