import { resolve } from 'node:path';
import { writeExport } from '../../src/features/backups/server/open-export/write-export.ts';
import { readRelease } from '../../src/platform/server/release.ts';
import { readParameters } from '../read-parameters.ts';
import { run, type Terminal } from './at-place.ts';

const usage = `Usage:
  npm run export -- --platform <key> --to <file.zip>   one platform as JSON, CSV and files, with a README
  npm run export -- --platform <key> --to <folder>     the same in a folder that is not there yet, for more than 4 GB`;

/** 2 for something that is no command. */
export async function runExportCommand(parameters: string[], terminal: Terminal): Promise<number> {
  const parsed = readParameters({
    args: parameters,
    options: { to: { type: 'string' }, platform: { type: 'string' } },
  });
  const { to, platform: platformKey } = parsed?.values ?? {};
  if (to === undefined || platformKey === undefined) {
    terminal.printError(usage);
    return 2;
  }
  return run(terminal, async (place) => {
    const { missing } = await writeExport({
      ...{ place, platformKey, target: resolve(to), release: readRelease(), now: new Date() },
      tell: (line) => terminal.print(`Plein  ${line}`),
    });
    if (missing.length > 0)
      terminal.print(`Plein  ${missing.length} files are named and not there; see its README.txt.`);
    terminal.print('Plein  It is not encrypted, and has data of people in it.');
  });
}
