import { describe, expect, it } from 'vitest';
import type { KeptBackup } from '#features/backups/contract/kept-backup.ts';
import { answersOf } from './answers/answers.ts';
import type { HostCertificate } from './certificates.ts';
import { healthOf, neededOf, shownStanding } from './health.ts';
import { shownValues } from './health-values.ts';
import type { InstallationFigures } from './installation.ts';
import { storageOf } from './storage/storage.ts';

const guid = '3f2b8c1e-5f64-4f0a-9b57-6f1d2c3e4a5b';
const backup: KeptBackup = {
  id: guid,
  file: '/backups/plein.tar.zst',
  platformKey: null,
  madeAt: '2026-11-18T02:14:00.000Z',
  seconds: 4,
  bytes: 10,
  rows: 10,
  files: 1,
  isSealed: true,
  failure: null,
  trial: { triedAt: '2026-11-18T02:15:00.000Z', seconds: 3, failure: null, pages: null },
  removedAt: null,
};
const process = {
  id: guid,
  machine: 'web',
  pid: 1,
  release: '1.0.0',
  node: '24',
  memoryBytes: 1,
  startedAt: '2026-11-18T00:00:00.000Z',
  answersPerSecond: 0,
  clockAhead: 2,
};
const platform = {
  key: 'boskant',
  name: 'Boskant',
  hosts: [],
  givenHosts: [],
  standing: 'working' as const,
  removeAfter: null,
  isOwn: true,
  server: 'main',
  isAway: false,
  measuredAt: '2026-11-18T10:00:00.000Z',
  accounts: 1,
  fileBytes: 10,
  allowedBytes: 100,
  databaseBytes: 1,
  mailWaiting: 0,
  mailFailed: 0,
  lastBackupAt: null,
};
const certificate: HostCertificate = {
  host: 'www.boskant.example',
  askedAt: '2026-11-18T09:25:00.000Z',
  validUntil: '2027-01-05T10:00:00.000Z',
  fault: null,
};
const second = { ...certificate, host: 'boskant.example' };
const certificatesOf = (...hosts: HostCertificate[]) => ({ certificates: { isAsked: true, hosts } });
const figures: InstallationFigures = {
  measuredAt: '2026-11-18T10:00:00.000Z',
  release: '1.0.0',
  releasedAt: null,
  node: '24',
  timeZone: 'Europe/Amsterdam',
  processes: [process, process],
  availability: { since: null, measuredSeconds: 0, awaySeconds: 0, times: 0, away: [], days: [] },
  answers: answersOf([], 0, new Date('2026-11-18T10:00:00.000Z')),
  database: { version: '18.1', bytes: 1, connections: 10, mostConnections: 100, milliseconds: 1 },
  jobs: { waiting: 2, active: 1, oldestSeconds: 3, failed: 0 },
  mail: { waiting: 4, oldestSeconds: 2, failed: 0, withoutServer: [] },
  storage: storageOf([]),
  disk: { freeBytes: 50, totalBytes: 100 },
  filesIn: 'folder',
  certificates: { isAsked: true, hosts: [certificate] },
  platforms: [platform],
  backups: { last: backup, lastAttempt: backup, lastTried: backup },
};
const triedOn = (triedAt: string): Partial<InstallationFigures> => ({
  backups: { ...figures.backups, lastTried: { ...backup, trial: { triedAt, seconds: 3, failure: null, pages: null } } },
});
const lineOf = (part: string, change: Partial<InstallationFigures>) => {
  const line = healthOf({ ...figures, ...change }).find((one) => one.part === part);
  return `${line?.state} ${line?.reason} ${JSON.stringify(line?.values)}`;
};
const failedBackup = { ...backup, failure: 'its disk is full.' };
const notRestored = {
  ...backup,
  trial: { triedAt: backup.madeAt, seconds: 1, failure: 'wrong password', pages: null },
};

describe('the health of an installation', () => {
  it('has a line for each part, all good when all is well', () => {
    expect(healthOf(figures).map(({ part, state, reason }) => `${part} ${state} ${reason}`)).toEqual([
      'processes good running',
      'database good answers',
      'jobs good goOn',
      'mail good leaves',
      'storage good room',
      'certificates good valid',
      'clock good same',
      'backups good restored',
    ]);
  });

  it.each<[string, Partial<InstallationFigures>, string]>([
    ['processes', { processes: [] }, 'wrong none {}'],
    [
      'processes',
      { processes: [process, { ...process, release: '0.9.0' }] },
      'attention mixed {"releases":"0.9.0, 1.0.0"}',
    ],
    [
      'database',
      { database: { ...figures.database, connections: 86 } },
      'attention connections {"connections":86,"most":100,"version":"18.1"}',
    ],
    ['jobs', { jobs: { ...figures.jobs, failed: 3 } }, 'attention failed {"count":3}'],
    ['jobs', { jobs: { ...figures.jobs, oldestSeconds: 600, failed: 0 } }, 'good goOn {"count":2}'],
    ['jobs', { jobs: { ...figures.jobs, oldestSeconds: 660, failed: 3 } }, 'wrong stuck {"waiting":2,"minutes":11}'],
    [
      'mail',
      { mail: { ...figures.mail, withoutServer: ['Boskant'] } },
      'attention noServer {"platforms":"Boskant","count":1}',
    ],
    [
      'mail',
      { mail: { ...figures.mail, withoutServer: ['A', 'B', 'C', 'D', 'E'] } },
      'attention noServer {"platforms":"A, B, C +2","count":5}',
    ],
    ['mail', { mail: { ...figures.mail, oldestSeconds: 3601 } }, 'wrong stuck {"waiting":4,"minutes":60}'],
    ['mail', { mail: { ...figures.mail, failed: 1 } }, 'attention failed {"count":1}'],
    [
      'database',
      { platforms: [{ ...platform, server: 'east', isAway: true }] },
      'wrong away {"servers":"east","count":1}',
    ],
    ['storage', { disk: { freeBytes: 2, totalBytes: 100 } }, 'wrong full {"percent":2}'],
    ['storage', { disk: { freeBytes: 9, totalBytes: 100 } }, 'attention nearlyFull {"percent":9}'],
    ['storage', { platforms: [{ ...platform, fileBytes: 90 }] }, 'attention platforms {"names":"Boskant","count":1}'],
    ['storage', { platforms: [{ ...platform, fileBytes: 90, allowedBytes: null }] }, 'good room {"percent":50}'],
    ['storage', { disk: null }, 'good unknown {}'],
    ['storage', { storage: { ...storageOf([]), full: '2026-12-18' } }, 'attention fullSoon {"days":29}'],
    ['storage', { storage: { ...storageOf([]), full: '2026-12-19' } }, 'good room {"percent":50}'],
    ['storage', { storage: { ...storageOf([]), full: 'never' } }, 'good room {"percent":50}'],
    ['certificates', {}, 'good valid {"host":"www.boskant.example","days":48,"count":1}'],
    ['certificates', { certificates: { isAsked: false, hosts: [] } }, 'good notAsked {}'],
    ['certificates', certificatesOf(), 'good none {"names":"","count":0}'],
    [
      'certificates',
      certificatesOf({ ...certificate, validUntil: null, fault: 'unreachable' }),
      'good outOfReach {"names":"www.boskant.example","count":1}',
    ],
    [
      'certificates',
      certificatesOf({ ...certificate, fault: 'unreachable' }, second),
      'attention unreachable {"names":"www.boskant.example","count":1}',
    ],
    [
      'certificates',
      certificatesOf(certificate, { ...second, validUntil: '2026-12-02T09:00:00.000Z' }),
      'attention soon {"names":"boskant.example","count":1,"days":13}',
    ],
    [
      'certificates',
      certificatesOf(certificate, { ...second, validUntil: '2026-12-02T10:00:00.000Z' }),
      'good valid {"host":"boskant.example","days":14,"count":2}',
    ],
    [
      'certificates',
      certificatesOf({ ...certificate, fault: 'untrusted' }, { ...second, validUntil: '2026-12-01T10:00:00.000Z' }),
      'wrong untrusted {"names":"www.boskant.example","count":1}',
    ],
    [
      'certificates',
      certificatesOf({ ...certificate, fault: 'untrusted' }, { ...second, validUntil: '2026-11-18T10:00:00.000Z' }),
      'wrong expired {"names":"boskant.example","count":1}',
    ],
    ['clock', {}, 'good same {"timeZone":"Europe/Amsterdam","milliseconds":2}'],
    ['clock', { processes: [{ ...process, clockAhead: null }] }, 'good unknown {"timeZone":"Europe/Amsterdam"}'],
    [
      'clock',
      { processes: [{ ...process, clockAhead: -5000 }] },
      'good same {"timeZone":"Europe/Amsterdam","milliseconds":5000}',
    ],
    [
      'clock',
      { processes: [process, { ...process, machine: 'web-2', clockAhead: -61_000 }] },
      'attention differs {"machine":"web-2","seconds":61}',
    ],
    ['backups', { backups: { last: null, lastAttempt: null, lastTried: null } }, 'wrong never {}'],
    [
      'backups',
      { backups: { last: backup, lastAttempt: failedBackup, lastTried: backup } },
      'wrong failed {"failure":"its disk is full."}',
    ],
    ['backups', { measuredAt: '2026-11-20T03:00:00.000Z' }, 'good restored {}'],
    ['backups', triedOn('2026-11-08T10:00:00.000Z'), 'good restored {}'],
    ['backups', triedOn('2026-11-08T09:59:59.000Z'), 'attention trialOld {"days":10}'],
    ['backups', { measuredAt: '2026-11-21T03:00:00.000Z' }, 'wrong old {"days":3}'],
    ['backups', { backups: { last: backup, lastAttempt: backup, lastTried: null } }, 'attention notTried {}'],
    [
      'backups',
      { backups: { last: backup, lastAttempt: backup, lastTried: notRestored } },
      'wrong notRestored {"failure":"wrong password"}',
    ],
  ])('%s %#', (part, change, expected) => {
    expect(lineOf(part, change)).toBe(expected);
  });
});

describe('why a backup failed', () => {
  const reason = { code: 'disk-full' as const, values: { file: '/backups/a' } };
  const said = (lastAttempt: KeptBackup) => {
    const [line] = healthOf({ ...figures, backups: { ...figures.backups, lastAttempt } }).slice(-1);
    if (line === undefined) throw new Error('there is no line of backups');
    return shownValues((key, values) => `${key} ${JSON.stringify(values)}`, line);
  };

  it('is told as what it is, to be said in the language of who reads', () => {
    expect(said({ ...failedBackup, failureReason: reason })).toEqual({
      failure: 'backups.failure.disk-full {"file":"/backups/a"}',
    });
  });

  it('is told in the words that were kept where there is nothing else', () => {
    expect(said(failedBackup)).toEqual({ failure: 'backups.failure.other {"message":"its disk is full."}' });
  });
});

describe('what is said of a platform in a word', () => {
  const full = { ...platform, fileBytes: 90 };
  it.each([
    [platform, 'working'],
    [full, 'full'],
    [{ ...full, standing: 'suspended' as const }, 'suspended'],
    [{ ...full, standing: 'leaving' as const, isAway: true }, 'away'],
  ])('%#', (one, said) => {
    expect(shownStanding(one)).toBe(said);
  });
});

describe('what needs somebody', () => {
  it('is every part that is not good', () => {
    expect(neededOf(healthOf(figures))).toEqual([]);
    const needed = neededOf(healthOf({ ...figures, processes: [], mail: { ...figures.mail, failed: 1 } }));
    expect(needed.map(({ part, state }) => `${part} ${state}`)).toEqual(['processes wrong', 'mail attention']);
  });
});
