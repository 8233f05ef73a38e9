import { loadConfig } from '../src/platform/server/config.ts';
import { asLongWork } from '../src/platform/server/database/time-limit.ts';
import { runPlatformCommand } from './platform/platform-command.ts';

const terminal = {
  loadConfig,
  input: process.stdin,
  print: (line: string) => console.log(line),
  printError: (line: string) => console.error(line),
};
process.exitCode = await asLongWork(() => runPlatformCommand(process.argv.slice(2), terminal));
