import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Demo } from '#app/server/first-platform.ts';

// Before anything else is loaded: a second start then reads compiled code instead of compiling it again.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));

/** Fetched only when an installation has no platform yet: its pictures and texts are large. */
const fill: Demo['fill'] = async (parts) => (await import('./demo-platform.ts')).makeDemoPlatform(parts);

const { main, reportFailedStart } = await import('#app/server/start.ts');
await main({ platformKey: 'vloedhaven', fill }).catch(reportFailedStart);
