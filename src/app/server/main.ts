import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: a second start then reads compiled code instead of compiling a thousand files again.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));

if (process.env.PLEIN_MODE !== 'development') {
  const { preferBuiltLibraries } = await import('./built-libraries.ts');
  preferBuiltLibraries(new URL('../../../dist/server/', import.meta.url));
}

const { main, reportFailedStart } = await import('./start.ts');
await main().catch(reportFailedStart);
