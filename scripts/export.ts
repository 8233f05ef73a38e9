import { loadConfig } from '../src/platform/server/config.ts';
import { runExportCommand } from './backup/export-command.ts';

process.exitCode = await runExportCommand(process.argv.slice(2), {
  loadConfig,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
