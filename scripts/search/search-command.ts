import { parseArgs } from 'node:util';
import { rebuildSearch } from '../../src/app/server/rebuild-search.ts';
import { type Config, ConfigError } from '../../src/platform/server/config.ts';
import { DataFolderError } from '../../src/platform/server/data-folder.ts';
import { EmbeddedPostgresError } from '../../src/platform/server/database/embedded/embedded-postgres-error.ts';
import { MigrationError } from '../../src/platform/server/database/migrator.ts';
import { DatabaseUnreachableError } from '../../src/platform/server/database/unreachable.ts';
import { openPlatforms } from '../platform/open-platforms.ts';

export interface SearchTerminal {
  loadConfig(): Config;
  print(line: string): void;
  printError(line: string): void;
}

export const usage = `npm run search -- rebuild [--platform=<key>]

Makes everything that can be found anew, of every platform or of one. People go on searching meanwhile.`;

/** The key of one platform, or all; nothing when it is no command. */
export function readSearchCommand(parameters: string[]): { platform: string | undefined } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { platform: { type: 'string' } },
    });
    return positionals.length === 1 && positionals[0] === 'rebuild' ? { platform: values.platform } : undefined;
  } catch {
    return undefined;
  }
}

/** Its exit code: 0 when done, 1 when refused or failed, 2 for something that is no command. */
export async function runSearchCommand(parameters: string[], terminal: SearchTerminal): Promise<number> {
  const command = readSearchCommand(parameters);
  if (command === undefined) {
    terminal.printError(usage);
    return 2;
  }
  try {
    const { installation, close } = await openPlatforms(terminal.loadConfig());
    try {
      const all = await installation.platforms.list();
      const chosen = all.filter(({ key }) => command.platform === undefined || key === command.platform);
      if (chosen.length === 0) {
        terminal.printError(`Plein  There is no platform ${command.platform ?? ''}. See: npm run platform -- list`);
        return 1;
      }
      for (const { id, key } of chosen) {
        const platform = installation.platforms.byId(id);
        if (platform === undefined) continue;
        await rebuildSearch({ installation, platform, tell: (line) => terminal.print(`Plein  ${key}: ${line}`) });
      }
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    if (!isExplained(error)) throw error;
    terminal.printError(`Plein  ${error.message}`);
    return 1;
  }
}

const isExplained = (error: unknown): error is Error =>
  [ConfigError, DataFolderError, DatabaseUnreachableError, EmbeddedPostgresError, MigrationError].some(
    (kind) => error instanceof kind,
  );
