import { loadConfig } from '../src/platform/server/config.ts';
import { runRestoreCommand } from './backup/restore-command.ts';

process.exitCode = await runRestoreCommand(process.argv.slice(2), {
  loadConfig,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
