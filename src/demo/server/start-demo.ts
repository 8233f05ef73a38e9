import type { Demo } from '#app/server/first-platform.ts';
import type { BuiltServer } from '#app/server/server.ts';

/** Fetched only when an installation has no platform yet: its pictures and texts are large. */
const fill: Demo['fill'] = async (parts) => (await import('./demo-platform.ts')).makeDemoPlatform(parts);
const demo: Demo = { platformKey: 'vloedhaven', fill };

/** As it is built, or from its sources. */
export async function startDemo(built?: BuiltServer): Promise<void> {
  const { main, reportFailedStart } = await import('#app/server/start.ts');
  await main(demo, built).catch(reportFailedStart);
}

interface OpenParts {
  environment: NodeJS.ProcessEnv;
  scenario: string | undefined;
  built: BuiltServer;
}

/** For a program that starts one after another: that process is not ours, and whoever calls stops it. */
export async function openDemo({ environment, ...parts }: OpenParts): Promise<{ stop(reason: string): Promise<void> }> {
  const { start } = await import('#app/server/start.ts');
  const { loadConfig } = await import('#platform/server/config.ts');
  return start({ ...parts, config: loadConfig(environment), demo });
}
