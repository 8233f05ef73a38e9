import { loadConfig } from '../src/platform/server/config.ts';
import { asLongWork } from '../src/platform/server/database/time-limit.ts';
import { runHealthCommand } from './health/health-command.ts';

const terminal = {
  loadConfig,
  print: (line: string) => console.log(line),
  printError: (line: string) => console.error(line),
};
process.exitCode = await asLongWork(() => runHealthCommand(process.argv.slice(2), terminal));
