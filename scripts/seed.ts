import { loadConfig } from '../src/platform/server/config.ts';
import { asLongWork } from '../src/platform/server/database/time-limit.ts';
import { runSeedCommand } from './seed/seed-command.ts';

const output = {
  loadConfig,
  print: (line: string) => console.log(line),
  printError: (line: string) => console.error(line),
  // A bar that moves needs a terminal; a file gets a line now and then.
  progress: process.stdout.isTTY ? (line: string) => process.stdout.write(`\r${line}`) : undefined,
};
process.exitCode = await asLongWork(() => runSeedCommand(process.argv.slice(2), output));
