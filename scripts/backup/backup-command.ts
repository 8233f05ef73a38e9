import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Retention } from '../../src/features/backups/contract/retention.ts';
import { BackupError } from '../../src/features/backups/server/backup-error.ts';
import { type WrittenBackup, writeBackupFile } from '../../src/features/backups/server/backup-file.ts';
import { removeOldBackups } from '../../src/features/backups/server/backup-folder.ts';
import type { Place } from '../../src/features/backups/server/place.ts';
import { tryRestore } from '../../src/features/backups/server/try-restore.ts';
import { passwordIn, release, run, type Terminal } from './at-place.ts';

const usage = `Usage:
  npm run backup -- --to <folder> [--platform <key>] [--password-file <file>]   a file with everything, or with one platform
    --try                 restores it at once into a database that is thrown away, and keeps a report beside it
    --keep <7,4,12>       removes older ones of the same folder: stays the newest of 7 days, 4 weeks and 12 months`;

/** `7,4,12`; undefined when it is something else. */
function readRetention(text: string): Retention | undefined {
  const [, days, weeks, months] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(text) ?? [];
  return days === undefined ? undefined : { days: Number(days), weeks: Number(weeks), months: Number(months) };
}

function parse(parameters: string[]) {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        to: { type: 'string' },
        platform: { type: 'string' },
        keep: { type: 'string' },
        try: { type: 'boolean' },
        'password-file': { type: 'string' },
      },
    });
    const retention = values.keep === undefined ? undefined : readRetention(values.keep);
    const isWrong = values.keep !== undefined && retention === undefined;
    return values.to === undefined || isWrong ? undefined : { ...values, to: resolve(values.to), retention };
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
      folder: values.to,
      release: await release(),
      platformKey: values.platform,
      password,
      now: new Date(),
      tell: (line) => terminal.print(`Plein  ${line}`),
    });
    report(written, terminal);
    if (password === undefined)
      terminal.print('Plein  It is not encrypted: whoever has this file can read everything. See --password-file.');
    if (values.try) await tryIt(written.file, place, password, terminal);
    // What is older goes only once the new one is there, and was restored where that was asked for.
    if (values.retention === undefined) return;
    const removed = await removeOldBackups(values.to, values.platform, values.retention);
    if (removed.length > 0) terminal.print(`Plein  Removed ${removed.length} older: ${removed.join(', ')}.`);
  });
}

async function tryIt(file: string, place: Place, password: string | undefined, { print }: Terminal): Promise<void> {
  const report = await tryRestore({ place, file, password, now: () => performance.now(), tell: () => undefined });
  const { isRestored, seconds, rows, files, reason } = report;
  if (!isRestored)
    throw new BackupError(`The backup could not be restored: ${reason} Its report is ${file}.trial.json.`);
  print(`Plein  Restored on trial in ${seconds} s: ${rows} rows and ${files} files, as many as went in.`);
}

function report({ file, bytes, platforms, rows, files, missing }: WrittenBackup, { print }: Terminal): void {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  print(`Plein  Kept ${platforms} platform(s), ${rows} rows and ${files} files in ${file} (${size}).`);
  if (missing > 0) print(`Plein  ${missing} files were deleted for good while this ran, and are not in it.`);
}
