import {
  type CheckedBackup,
  checkBackup,
  type Restored,
  restoreBackup,
} from '../../src/features/backups/server/restore-backup.ts';
import { inScratch } from '../../src/features/backups/server/scratch.ts';
import { readParameters } from '../read-parameters.ts';
import { passwordIn, run, type Terminal } from './at-place.ts';
import { fileAt } from './named-store.ts';

const usage = `Usage:
  npm run restore -- --from <file> [--password-file <file>]                      everything, into an empty installation
  npm run restore -- --from <file> --platform <key> [--as <key>] [--password-file <file>]   one platform of it, beside others
  npm run restore -- --from <file> --check [--password-file <file>]               only look whether it is whole
The file may be s3://<bucket>/<name>, reached as BACKUP_S3_… says. Without --password-file BACKUP_PASSWORD is tried.`;

function parse(parameters: string[]) {
  const parsed = readParameters({
    args: parameters,
    options: {
      from: { type: 'string' },
      platform: { type: 'string' },
      as: { type: 'string' },
      check: { type: 'boolean' },
      'password-file': { type: 'string' },
    },
  });
  if (parsed?.values.from === undefined) return undefined;
  const { from, ...values } = parsed.values;
  if (values.as !== undefined && values.platform === undefined) return undefined;
  return { ...values, from };
}

/** 2 for something that is no command. */
export async function runRestoreCommand(parameters: string[], terminal: Terminal): Promise<number> {
  const values = parse(parameters);
  if (values === undefined) {
    terminal.printError(usage);
    return 2;
  }
  return run(terminal, async (place, config) => {
    const password = await passwordIn(values['password-file'], config);
    const tell = (line: string) => terminal.print(`Plein  ${line}`);
    const work = async (file: string) => {
      if (values.check) return tell(whole(await checkBackup(file, password)));
      const { platform: platformKey, as } = values;
      report(await restoreBackup({ place, file, password, platformKey, as, tell }), terminal);
    };
    const { store, name, isElsewhere } = fileAt(values.from, config);
    if (!isElsewhere) return work(store.addressOf(name));
    await inScratch(place, tell, async ({ folder }) => work(await store.fetch(name, folder)));
  });
}

const whole = ({ manifest: { madeAt, release, platforms } }: CheckedBackup): string =>
  `The backup is whole: made at ${madeAt} by Plein ${release}, with ${platforms.join(', ')}.`;

function report({ platforms, rows, files, jobs, takenHosts, formerStaff }: Restored, { print }: Terminal): void {
  print(`Plein  Restored ${platforms.join(', ')}: ${rows} rows, ${files} files, and ${jobs} things still to be done.`);
  if (takenHosts.length > 0)
    print(`Plein  These names lead to another platform here, and still do: ${takenHosts.join(', ')}.`);
  if (formerStaff > 0)
    print(
      `Plein  ${formerStaff} account(s) of platform staff are admins or members there now. See: npm run platform -- staff`,
    );
}
