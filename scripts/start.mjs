import { fail } from './commands.mjs';
import { runDevServer } from './dev-server.mjs';
import { runServer } from './run-server.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--dev');
const isDevelopment = process.argv.includes('--dev');

try {
  await ensureInstalled();
  if (!isDevelopment) await ensureBuilt();
} catch (error) {
  fail(error);
}

if (isDevelopment) runDevServer(parameters);
else runServer('production', parameters);
