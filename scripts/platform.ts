import { loadConfig } from '../src/platform/server/config.ts';
import { runPlatformCommand } from './platform/platform-command.ts';

process.exitCode = await runPlatformCommand(process.argv.slice(2), {
  loadConfig,
  input: process.stdin,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
