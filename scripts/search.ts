import { loadConfig } from '../src/platform/server/config.ts';
import { asLongWork } from '../src/platform/server/database/time-limit.ts';
import { runSearchCommand } from './search/search-command.ts';

const output = {
  loadConfig,
  print: (line: string) => console.log(line),
  printError: (line: string) => console.error(line),
};
process.exitCode = await asLongWork(() => runSearchCommand(process.argv.slice(2), output));
