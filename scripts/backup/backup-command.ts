import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type WrittenBackup, writeBackupFile } from '../../src/features/backups/server/backup-file.ts';
import { passwordIn, release, run, type Terminal } from './at-place.ts';

const usage = `Usage:
  npm run backup -- --to <folder> [--platform <key>] [--password-file <file>]   a file with everything, or with one platform`;

function parse(parameters: string[]) {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: { to: { type: 'string' }, platform: { type: 'string' }, 'password-file': { type: 'string' } },
    });
    return values.to === undefined ? undefined : { ...values, to: values.to };
  } catch {
    return undefined;
  }
}

/** 2 for something that is no command. */
export async function runBackupCommand(parameters: string[], terminal: Terminal): Promise<number> {
  const values = parse(parameters);
  if (values === undefined) {
    terminal.printError(usage);
    return 2;
  }
  return run(terminal, async (place) => {
    const password = await passwordIn(values['password-file']);
    const written = await writeBackupFile({
      place,
      folder: resolve(values.to),
      release: await release(),
      platformKey: values.platform,
      password,
      now: new Date(),
      tell: (line) => terminal.print(`Plein  ${line}`),
    });
    report(written, terminal);
    if (password === undefined)
      terminal.print('Plein  It is not encrypted: whoever has this file can read everything. See --password-file.');
  });
}

function report({ file, bytes, platforms, rows, files, missing }: WrittenBackup, { print }: Terminal): void {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  print(`Plein  Kept ${platforms} platform(s), ${rows} rows and ${files} files in ${file} (${size}).`);
  if (missing > 0) print(`Plein  ${missing} files were deleted for good while this ran, and are not in it.`);
}
