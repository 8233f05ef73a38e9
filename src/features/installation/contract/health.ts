import type { BackupFailure } from '#features/backups/contract/backup-failure.ts';
import type { HostCertificate } from './certificates.ts';
import type { HealthLine, InstallationFigures, InstallationPlatform } from './installation.ts';

type Part = HealthLine['part'];
type Values = HealthLine['values'];

const good = (part: Part, reason: string, values: Values = {}): HealthLine => ({ part, state: 'good', reason, values });
const attention = (part: Part, reason: string, values: Values = {}): HealthLine => ({
  ...good(part, reason, values),
  state: 'attention',
});
const wrong = (part: Part, reason: string, values: Values = {}): HealthLine => ({
  ...good(part, reason, values),
  state: 'wrong',
});

const minute = 60;
const hour = 60 * minute;
/** As docs/operations.md says what is worth a call at night. */
const jobsStuckAfter = 10 * minute;
const mailStuckAfter = hour;
/** A night that was missed is made up for the next one. */
const backupOldAfter = 50 * hour;
/** The plan has one each week; three days to notice that it did not come, and to see to it. */
const trialOldAfter = 10 * 24 * hour;
const mostUsedConnections = 0.85;
const nearlyFull = 0.9;
/** Of hundreds of platforms nobody reads the names in one sentence. */
const mostNames = 3;
/** In days. What renews them by itself does so a month before: by now it should have. */
const renewedBefore = 14;
/** In seconds: codes of a second step, signatures and logs are wrong by as much. */
const clocksApart = 5;
const littleRoom = 0.1;
const noRoom = 0.03;
/** In days. Time enough to order a larger disk. */
const fullSoonIn = 30;

export const isNearlyFull = ({ fileBytes, allowedBytes }: InstallationPlatform): boolean =>
  allowedBytes !== null && fileBytes >= allowedBytes * nearlyFull;

/** What is said of one in a word: what needs somebody goes before what was chosen. */
export function shownStanding(platform: InstallationPlatform): InstallationPlatform['standing'] | 'away' | 'full' {
  if (platform.isAway) return 'away';
  return platform.standing === 'working' && isNearlyFull(platform) ? 'full' : platform.standing;
}

/** The first of them, and how many more there are. */
function namesOf(names: readonly string[]): string {
  const more = names.length - mostNames;
  return more > 0 ? `${names.slice(0, mostNames).join(', ')} +${more}` : names.join(', ');
}

function processes({ processes: all }: InstallationFigures): HealthLine {
  if (all.length === 0) return wrong('processes', 'none');
  const releases = [...new Set(all.map(({ release }) => release))];
  if (releases.length > 1) return attention('processes', 'mixed', { releases: releases.toSorted().join(', ') });
  return good('processes', 'running', { count: all.length });
}

function database({ database: { connections, mostConnections, version }, platforms }: InstallationFigures): HealthLine {
  const away = platforms.filter(({ isAway }) => isAway);
  if (away.length > 0) {
    const servers = [...new Set(away.map(({ server }) => server))].toSorted().join(', ');
    return wrong('database', 'away', { servers, count: away.length });
  }
  const values = { connections, most: mostConnections, version };
  return connections > mostConnections * mostUsedConnections
    ? attention('database', 'connections', values)
    : good('database', 'answers', values);
}

function jobs({ jobs: { waiting, oldestSeconds, failed } }: InstallationFigures): HealthLine {
  if (oldestSeconds > jobsStuckAfter)
    return wrong('jobs', 'stuck', { waiting, minutes: Math.floor(oldestSeconds / minute) });
  if (failed > 0) return attention('jobs', 'failed', { count: failed });
  return good('jobs', 'goOn', { count: waiting });
}

function mail({ mail: { waiting, oldestSeconds, failed, withoutServer } }: InstallationFigures): HealthLine {
  if (withoutServer.length > 0)
    return attention('mail', 'noServer', { platforms: namesOf(withoutServer), count: withoutServer.length });
  if (oldestSeconds > mailStuckAfter)
    return wrong('mail', 'stuck', { waiting, minutes: Math.floor(oldestSeconds / minute) });
  if (failed > 0) return attention('mail', 'failed', { count: failed });
  return good('mail', 'leaves', { count: waiting });
}

const daysUntil = (moment: string, measuredAt: string): number =>
  Math.floor((Date.parse(moment) - Date.parse(measuredAt)) / 1000 / (24 * hour));

function storage({ disk, platforms, storage: { full }, measuredAt }: InstallationFigures): HealthLine {
  const free = disk === null || disk.totalBytes === 0 ? 1 : disk.freeBytes / disk.totalBytes;
  const percent = Math.floor(free * 100);
  if (free < noRoom) return wrong('storage', 'full', { percent });
  if (free < littleRoom) return attention('storage', 'nearlyFull', { percent });
  const days = full === null || full === 'never' ? fullSoonIn : daysUntil(full, measuredAt);
  if (days < fullSoonIn) return attention('storage', 'fullSoon', { days: Math.max(0, days) });
  const tight = platforms.filter(isNearlyFull);
  if (tight.length > 0)
    return attention('storage', 'platforms', { names: namesOf(tight.map(({ name }) => name)), count: tight.length });
  return disk === null ? good('storage', 'unknown') : good('storage', 'room', { percent });
}

function certificates({ certificates: { isAsked, hosts }, measuredAt }: InstallationFigures): HealthLine {
  if (!isAsked) return good('certificates', 'notAsked');
  const saidOf = (found: readonly HostCertificate[]) => ({
    names: namesOf(found.map(({ host }) => host)),
    count: found.length,
  });
  const dated = hosts
    .flatMap(({ validUntil, ...rest }) => (validUntil === null ? [] : [{ ...rest, validUntil }]))
    .toSorted((one, other) => Date.parse(one.validUntil) - Date.parse(other.validUntil));
  const expired = dated.filter(({ validUntil }) => Date.parse(validUntil) <= Date.parse(measuredAt));
  if (expired.length > 0) return wrong('certificates', 'expired', saidOf(expired));
  const untrusted = hosts.filter(({ fault }) => fault === 'untrusted');
  if (untrusted.length > 0) return wrong('certificates', 'untrusted', saidOf(untrusted));
  const soon = dated.filter(({ validUntil }) => daysUntil(validUntil, measuredAt) < renewedBefore);
  const [first] = dated;
  const days = first === undefined ? 0 : daysUntil(first.validUntil, measuredAt);
  if (soon.length > 0) return attention('certificates', 'soon', { ...saidOf(soon), days });
  // One that was never reached may be out of reach from here alone, as behind many routers.
  const gone = dated.filter(({ fault }) => fault === 'unreachable');
  if (gone.length > 0) return attention('certificates', 'unreachable', saidOf(gone));
  if (first === undefined) return good('certificates', hosts.length === 0 ? 'none' : 'outOfReach', saidOf(hosts));
  return good('certificates', 'valid', { host: first.host, days, count: dated.length });
}

const withReason = (line: HealthLine, failure: BackupFailure | undefined): HealthLine => ({
  ...line,
  ...(failure && { failure }),
});

/** Plein itself goes by the database's clock everywhere; what else is on a machine goes by its own. */
function clock({ processes: all, timeZone }: InstallationFigures): HealthLine {
  const known = all
    .flatMap(({ machine, clockAhead }) =>
      clockAhead === null ? [] : [{ machine, milliseconds: Math.abs(clockAhead) }],
    )
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
  const [most] = known;
  if (most === undefined) return good('clock', 'unknown', { timeZone });
  const { machine, milliseconds } = most;
  return milliseconds > clocksApart * 1000
    ? attention('clock', 'differs', { machine, seconds: Math.round(milliseconds / 1000) })
    : good('clock', 'same', { timeZone, milliseconds: Math.round(milliseconds) });
}

function backups({ backups: { last, lastAttempt, lastTried }, measuredAt }: InstallationFigures): HealthLine {
  if (lastAttempt !== null && lastAttempt.failure !== null)
    return withReason(wrong('backups', 'failed', { failure: lastAttempt.failure }), lastAttempt.failureReason);
  if (last === null) return wrong('backups', 'never');
  const seconds = (Date.parse(measuredAt) - Date.parse(last.madeAt)) / 1000;
  if (seconds > backupOldAfter) return wrong('backups', 'old', { days: Math.floor(seconds / (24 * hour)) });
  if (lastTried === null || lastTried.trial === null) return attention('backups', 'notTried');
  const { failure, failureReason, triedAt } = lastTried.trial;
  if (failure !== null) return withReason(wrong('backups', 'notRestored', { failure }), failureReason);
  const sinceTrial = Math.floor((Date.parse(measuredAt) - Date.parse(triedAt)) / 1000);
  if (sinceTrial > trialOldAfter)
    return attention('backups', 'trialOld', { days: Math.floor(sinceTrial / (24 * hour)) });
  return good('backups', 'restored');
}

/** What each part of the installation needs of somebody, if anything; in the order in which it is shown. */
export const healthOf = (figures: InstallationFigures): HealthLine[] =>
  [processes, database, jobs, mail, storage, certificates, clock, backups].map((look) => look(figures));

/** Those that somebody has to do something about. */
export const neededOf = (health: readonly HealthLine[]): HealthLine[] => health.filter(({ state }) => state !== 'good');
