import backupTexts from '../../src/features/backups/messages/en.admin.json' with { type: 'json' };
import { availablePercent } from '../../src/features/installation/contract/availability.ts';
import { neededOf, shownStanding } from '../../src/features/installation/contract/health.ts';
import { shownValues } from '../../src/features/installation/contract/health-values.ts';
import type { InstallationPlatform, InstallationState } from '../../src/features/installation/contract/installation.ts';
import texts from '../../src/features/installation/messages/en.admin.json' with { type: 'json' };
import { formatFileSize } from '../../src/platform/contract/files/file-size.ts';
import { formatNumber } from '../../src/platform/contract/texts/language.ts';
import { formatDuration } from '../../src/platform/contract/time/duration.ts';
import { mainServer } from '../../src/platform/server/main-server.ts';
import { I18n } from '../../src/platform/web/i18n/i18n.ts';

/** In the words of the screen, so that both say the same. */
const { t } = new I18n('en', { en: { ...texts, ...backupTexts } });

const size = (bytes: number): string => formatFileSize(bytes, 'en');
const number = (value: number): string => formatNumber(value, 'en', { maximumFractionDigits: 1 });
/** As in logs: who looks from a shell may be in another zone than the machine. */
const moment = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
const day = (iso: string): string => iso.slice(0, 10);

/** Columns as wide as what stands in them; the last one goes on. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What the health sheet of the screen says, and what it says it of. */
export function healthReport(state: InstallationState): string[] {
  const needed = neededOf(state.health);
  return [
    t('installation.lead', {
      count: state.platforms.length,
      release: state.release,
      time: moment(state.measuredAt),
    }),
    ...(needed.length === 0 ? [] : [t('installation.needed', { count: needed.length })]),
    ...['', ...health(state)],
    ...['', t('installation.runsOn'), ...indented(columns(facts(state)))],
    ...['', t('installation.processes', { count: state.processes.length }), ...indented(processes(state))],
    ...['', t('installation.platforms'), ...indented(columns(platforms(state)))],
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function health({ health: lines }: InstallationState): string[] {
  const heads = columns(
    lines.map(({ part, state }) => [t(`installation.part.${part}`), t(`installation.state.${state}`), '']),
  );
  const width = Math.max(...heads.map((head) => head.length)) + 2;
  return lines.flatMap((line, index) => {
    const { part, state, reason } = line;
    const values = shownValues(t, line);
    return [
      `${(heads[index] ?? '').padEnd(width)}${t(`installation.reason.${part}.${reason}`, values)}`,
      ...(state === 'good' ? [] : [`${' '.repeat(width)}${t(`installation.todo.${part}.${reason}`, values)}`]),
    ];
  });
}

function available({ away, awaySeconds, ...rest }: InstallationState['availability']): string {
  const percent = availablePercent({ awaySeconds, ...rest });
  if (percent === null) return t('installation.availability.unknown');
  const [last] = away;
  const note =
    last === undefined
      ? t('installation.availability.always')
      : t('installation.availability.awayNote', { took: formatDuration(awaySeconds, 'en'), date: moment(last.from) });
  return `${formatNumber(percent, 'en', { maximumFractionDigits: 2 })}%, ${note}`;
}

function facts(state: InstallationState): string[][] {
  const { answers, availability, database, disk, jobs, mail, backups, node, release, filesIn } = state;
  const tried = backups.lastTried?.trial;
  const triedNote = tried && {
    date: moment(tried.triedAt),
    took: formatDuration(tried.seconds, 'en'),
  };
  return [
    ['Plein', release],
    ['Node', node],
    [t('installation.availability.number'), available(availability)],
    ['PostgreSQL', database.version],
    [
      t('installation.number.database'),
      `${size(database.bytes)}, ${t('installation.number.answered', { milliseconds: number(database.milliseconds) })}`,
    ],
    [
      t('installation.connections'),
      t('installation.ofMost', { count: database.connections, most: database.mostConnections }),
    ],
    ...(disk === null
      ? []
      : [
          [
            t('installation.number.disk'),
            `${size(disk.freeBytes)} ${t('installation.number.ofDisk', { total: size(disk.totalBytes) })}`,
          ],
        ]),
    [t('installation.answers.nowNumber'), `${number(answers.perSecond)} ${t('installation.answers.perSecond')}`],
    [
      t('installation.answers.number'),
      answers.middle === null || answers.within95 === null
        ? t('installation.answers.unknown')
        : `${number(answers.middle)} ${t('installation.answers.milliseconds')}, ${t('installation.answers.withinNote', { within: number(answers.within95) })}`,
    ],
    [t('installation.files'), t(`installation.filesIn.${filesIn}`)],
    [
      t('installation.number.jobs'),
      `${number(jobs.waiting)} (${t('installation.number.jobsNote', { active: number(jobs.active), failed: number(jobs.failed) })})`,
    ],
    [
      t('installation.number.mail'),
      `${number(mail.waiting)} (${t('installation.number.mailNote', { failed: number(mail.failed) })})`,
    ],
    [
      t('installation.number.backup'),
      backups.last === null
        ? t('installation.number.never')
        : `${moment(backups.last.madeAt)}, ${size(backups.last.bytes)}, ${backups.last.file}`,
    ],
    [
      t('installation.number.tried'),
      triedNote
        ? t(tried.failure === null ? 'installation.number.restored' : 'installation.number.notRestored', triedNote)
        : t('installation.number.never'),
    ],
  ];
}

const processes = ({ processes: all }: InstallationState): string[] =>
  columns(
    all.map(({ machine, pid, memoryBytes, startedAt, release }) => [
      t('installation.process', { machine, pid }),
      t('installation.processNote', { memory: size(memoryBytes), since: moment(startedAt), release }),
    ]),
  );

function standing(platform: InstallationPlatform): string {
  const { removeAfter, server } = platform;
  const date = removeAfter === null ? '' : day(removeAfter);
  const said = t(`installation.standing.${shownStanding(platform)}`, { date });
  return server === mainServer ? said : `${said} (${server})`;
}

function platforms({ platforms: all }: InstallationState): string[][] {
  const without = t(all.length === 1 ? 'installation.everyHost' : 'installation.noHost');
  const column = (name: string) => t(`installation.column.${name}`);
  return [
    [
      t('installation.form.key'),
      column('platform'),
      column('accounts'),
      column('files'),
      column('database'),
      column('mail'),
      column('backup'),
      column('standing'),
      t('installation.form.hosts'),
    ],
    ...all.map((platform) => {
      const { key, name, hosts, measuredAt, accounts, fileBytes, allowedBytes, databaseBytes } = platform;
      const { mailWaiting: waiting, mailFailed: failed, lastBackupAt } = platform;
      const figures = [
        number(accounts),
        allowedBytes === null
          ? size(fileBytes)
          : t('installation.sizeOf', { used: size(fileBytes), allowed: size(allowedBytes) }),
        size(databaseBytes),
        failed === 0
          ? number(waiting)
          : t('installation.mailFailed', { waiting: number(waiting), failed: number(failed) }),
      ];
      return [
        key,
        name,
        ...(measuredAt === null ? [t('installation.notCounted'), '', '', ''] : figures),
        lastBackupAt === null ? t('installation.noBackup') : moment(lastBackupAt),
        standing(platform),
        hosts.join(', ') || without,
      ];
    }),
  ];
}
