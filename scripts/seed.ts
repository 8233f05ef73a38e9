import { loadConfig } from '../src/platform/server/config.ts';
import { runSeedCommand } from './seed/seed-command.ts';

process.exitCode = await runSeedCommand(process.argv.slice(2), {
  loadConfig,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  // A bar that moves needs a terminal; a file gets a line now and then.
  progress: process.stdout.isTTY ? (line) => process.stdout.write(`\r${line}`) : undefined,
});
