import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: a second start then reads compiled code instead of compiling it again.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));

const { startDemo } = await import('./start-demo.ts');
await startDemo();
