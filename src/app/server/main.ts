import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: a second start then reads compiled code instead of compiling it again.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));

const { main, reportFailedStart } = await import('./start.ts');
await main().catch(reportFailedStart);
