import type { Retention } from '../../src/features/backups/contract/retention.ts';
import type { WrittenBackup } from '../../src/features/backups/server/backup-file.ts';
import { runBackup } from '../../src/features/backups/server/run-backup.ts';
import { readRelease } from '../../src/platform/server/release.ts';
import { readParameters } from '../read-parameters.ts';
import { passwordIn, run, type Terminal } from './at-place.ts';
import { storeAt } from './named-store.ts';

const usage = `Usage:
  npm run backup -- --to <folder> [--platform <key>] [--password-file <file>]   a file with everything, or with one platform
  npm run backup -- --to s3://<bucket>[/<folder>] …                               the same in a bucket, reached as BACKUP_S3_… says
    --try                 restores it at once into a database that is thrown away, and keeps a report beside it
    --keep <7,4,12>       removes older ones of the same folder: stays the newest of 7 days, 4 weeks and 12 months
    --password-file       what it is encrypted with; without it BACKUP_PASSWORD, and without that it is not`;

/** `7,4,12`; undefined when it is something else. */
function readRetention(text: string): Retention | undefined {
  const [, days, weeks, months] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(text) ?? [];
  return days === undefined ? undefined : { days: Number(days), weeks: Number(weeks), months: Number(months) };
}

function parse(parameters: string[]) {
  const parsed = readParameters({
    args: parameters,
    options: {
      to: { type: 'string' },
      platform: { type: 'string' },
      keep: { type: 'string' },
      try: { type: 'boolean' },
      'password-file': { type: 'string' },
    },
  });
  if (parsed?.values.to === undefined) return undefined;
  const { to, keep, ...values } = parsed.values;
  const retention = keep === undefined ? undefined : readRetention(keep);
  return keep !== undefined && retention === undefined ? undefined : { ...values, to, retention };
}

/** 2 for something that is no command. */
export async function runBackupCommand(parameters: string[], terminal: Terminal): Promise<number> {
  const values = parse(parameters);
  if (values === undefined) {
    terminal.printError(usage);
    return 2;
  }
  return run(terminal, async (place, config) => {
    const { to, platform: platformKey, retention } = values;
    const store = storeAt(to, config);
    const password = await passwordIn(values['password-file'], config);
    const removed = await runBackup(
      { store, platformKey, password, retention, isTried: values.try ?? false },
      {
        ...{ place, release: readRelease(), now: new Date() },
        tell: (line) => terminal.print(`Plein  ${line}`),
        onWritten(written) {
          report(written, terminal);
          if (password === undefined)
            terminal.print(
              'Plein  It is not encrypted: whoever has this file can read everything. See --password-file.',
            );
        },
        onTried({ isRestored, seconds, rows, files }) {
          if (isRestored)
            terminal.print(
              `Plein  Restored on trial in ${seconds} s: ${rows} rows and ${files} files, as many as went in.`,
            );
        },
      },
    );
    if (removed.length > 0) terminal.print(`Plein  Removed ${removed.length} older: ${removed.join(', ')}.`);
  });
}

function report({ file, bytes, platforms, rows, files, missing }: WrittenBackup, { print }: Terminal): void {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  print(`Plein  Kept ${platforms} platform(s), ${rows} rows and ${files} files in ${file} (${size}).`);
  if (missing > 0) print(`Plein  ${missing} files were deleted for good while this ran, and are not in it.`);
}
