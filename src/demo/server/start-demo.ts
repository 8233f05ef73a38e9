import type { Demo } from '#app/server/first-platform.ts';
import type { BuiltServer } from '#app/server/server.ts';

/** Fetched only when an installation has no platform yet: its pictures and texts are large. */
const fill: Demo['fill'] = async (parts) => (await import('./demo-platform.ts')).makeDemoPlatform(parts);

/** As it is built, or from its sources. */
export async function startDemo(built?: BuiltServer): Promise<void> {
  const { main, reportFailedStart } = await import('#app/server/start.ts');
  await main({ platformKey: 'vloedhaven', fill }, built).catch(reportFailedStart);
}
