import { loadConfig } from '../src/platform/server/config.ts';
import { runSearchCommand } from './search/search-command.ts';

process.exitCode = await runSearchCommand(process.argv.slice(2), {
  loadConfig,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
