import type { Registry } from 'prom-client';
import { type ReadGauge, watchGauges } from './read-gauges.ts';

/** How the installation as a whole is doing: the same in the figures of each of its processes. */
export interface Standing {
  /** Since the newest backup of the whole that is there; undefined where there is none. */
  backupSeconds: number | undefined;
  /** Since one was restored on trial. */
  trialSeconds: number | undefined;
  /** Until the first certificate ends. */
  certificateDays: number | undefined;
  /** 0 is in order, 1 needs attention, 2 is wrong. */
  health: readonly { part: string; level: number }[];
}

/** In milliseconds: it takes some questions, and changes slowly. */
const keptMilliseconds = 60_000;

const one = (value: number | undefined): [string, number][] => (value === undefined ? [] : [['', value]]);

const gauges: readonly ReadGauge<Standing>[] = [
  {
    name: 'plein_backup_age_seconds',
    help: 'Since the newest backup of the whole was made',
    label: undefined,
    of: ({ backupSeconds }) => one(backupSeconds),
  },
  {
    name: 'plein_backup_trial_age_seconds',
    help: 'Since a backup was last restored on trial',
    label: undefined,
    of: ({ trialSeconds }) => one(trialSeconds),
  },
  {
    name: 'plein_certificate_days',
    help: 'Days until the first certificate of a host name ends',
    label: undefined,
    of: ({ certificateDays }) => one(certificateDays),
  },
  {
    name: 'plein_health',
    help: 'How each part of the installation is doing: 0 in order, 1 needs attention, 2 wrong',
    label: 'part',
    of: ({ health }) => health.map(({ part, level }) => [part, level]),
  },
];

export const watchStanding = (
  registry: Registry,
  read: () => Promise<Standing>,
  onError: (error: unknown) => void,
): void => watchGauges(registry, { gauges, read, keptMilliseconds, onError });
