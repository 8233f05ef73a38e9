import { neededOf } from '../../src/features/installation/contract/health.ts';
import { systemViewer } from '../../src/platform/contract/rights/viewer.ts';
import { type Config, ConfigError } from '../../src/platform/server/config.ts';
import { DataFolderError } from '../../src/platform/server/data-folder.ts';
import { EmbeddedPostgresError } from '../../src/platform/server/database/embedded/embedded-postgres-error.ts';
import { MigrationError } from '../../src/platform/server/database/migrator.ts';
import { DatabaseUnreachableError } from '../../src/platform/server/database/unreachable.ts';
import { StorageError } from '../../src/platform/server/storage/file-storage.ts';
import { openPlatforms } from '../platform/open-platforms.ts';
import { readParameters } from '../read-parameters.ts';
import { healthReport } from './health-report.ts';

export interface HealthTerminal {
  loadConfig(): Config;
  print(line: string): void;
  printError(line: string): void;
}

const usage = `Usage:
  npm run health             how the installation is doing, and what to do: what /admin/installation says
  npm run --silent health -- --json    the same for programs, as GET /api/installation answers it
It ends with 1 when something needs to be done.`;

const explained = [
  ConfigError,
  DataFolderError,
  DatabaseUnreachableError,
  EmbeddedPostgresError,
  MigrationError,
  StorageError,
];

/** Its exit code: 0 when all is well, 1 when something needs somebody or could not be asked, 2 for something that is no command. */
export async function runHealthCommand(parameters: string[], terminal: HealthTerminal): Promise<number> {
  const parsed = readParameters({ args: parameters, options: { json: { type: 'boolean' } } });
  if (parsed === undefined) {
    terminal.printError(usage);
    return 2;
  }
  try {
    const { installation, close } = await openPlatforms(terminal.loadConfig(), { isAsServer: true });
    try {
      const [platform] = installation.platforms.all();
      if (platform === undefined) {
        terminal.printError('Plein  There is no platform yet. The first start of the server makes one.');
        return 1;
      }
      // All of them are told of alike, from whichever one looks.
      const state = await installation.servicesOf(platform).installation.read(systemViewer('npm run health'));
      if (parsed.values.json === true) terminal.print(JSON.stringify(state, null, 2));
      else for (const line of healthReport(state)) terminal.print(line);
      return neededOf(state.health).length === 0 ? 0 : 1;
    } finally {
      await close();
    }
  } catch (error) {
    if (!explained.some((kind) => error instanceof kind)) throw error;
    terminal.printError(`Plein  ${(error as Error).message}`);
    return 1;
  }
}
