import { loadConfig } from '../src/platform/server/config.ts';
import { runBackupCommand } from './backup/backup-command.ts';

process.exitCode = await runBackupCommand(process.argv.slice(2), {
  loadConfig,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
