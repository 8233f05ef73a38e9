import type { Registry } from 'prom-client';
import { type ReadGauge, watchGauges } from './read-gauges.ts';

/** How many wait, and for how long the one that waits longest. */
export interface Backlog {
  count: number;
  oldestSeconds: number;
}

/** Since when the first of them waits, or nobody does. */
export const backlogOf = (count: number, since: Date | null, now: Date): Backlog => ({
  count,
  oldestSeconds: since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000),
});

/** What is still to be done, in this installation as a whole: the same in the figures of each of its processes. */
export interface WaitingWork {
  queues: readonly (Backlog & { queue: string; active: number })[];
  /** Given up, and nobody has looked at it yet. */
  failedJobs: number;
  platforms: readonly { platform: string; mail: Backlog; failedMails: number; longWork: Backlog }[];
}

/** In milliseconds: the gauges of one answer ask once, and who asks the next moment gets what was read a moment ago. */
const keptMilliseconds = 1000;

const gauges: readonly ReadGauge<WaitingWork>[] = [
  {
    name: 'plein_queue_waiting',
    help: 'Jobs whose time has come and that nobody took up yet, by queue',
    label: 'queue',
    of: ({ queues }) => queues.map(({ queue, count }) => [queue, count]),
  },
  {
    name: 'plein_queue_oldest_seconds',
    help: 'For how long the oldest of those waits, by queue',
    label: 'queue',
    of: ({ queues }) => queues.map(({ queue, oldestSeconds }) => [queue, oldestSeconds]),
  },
  {
    name: 'plein_queue_active',
    help: 'Jobs that are being done, by queue',
    label: 'queue',
    of: ({ queues }) => queues.map(({ queue, active }) => [queue, active]),
  },
  {
    name: 'plein_failed_jobs',
    help: 'Jobs that were given up and wait for somebody to look at them',
    label: undefined,
    of: ({ failedJobs }) => [['', failedJobs]],
  },
  {
    name: 'plein_mail_waiting',
    help: 'Mails that are not sent yet, by platform',
    label: 'platform',
    of: ({ platforms }) => platforms.map(({ platform, mail }) => [platform, mail.count]),
  },
  {
    name: 'plein_mail_oldest_seconds',
    help: 'For how long the oldest of those waits, by platform',
    label: 'platform',
    of: ({ platforms }) => platforms.map(({ platform, mail }) => [platform, mail.oldestSeconds]),
  },
  {
    name: 'plein_mail_failed',
    help: 'Mails that could not be sent, by platform',
    label: 'platform',
    of: ({ platforms }) => platforms.map(({ platform, failedMails }) => [platform, failedMails]),
  },
  {
    name: 'plein_long_work',
    help: 'Long work that is not done yet, by platform',
    label: 'platform',
    of: ({ platforms }) => platforms.map(({ platform, longWork }) => [platform, longWork.count]),
  },
  {
    name: 'plein_long_work_oldest_seconds',
    help: 'Since when the longest of it had no step, by platform',
    label: 'platform',
    of: ({ platforms }) => platforms.map(({ platform, longWork }) => [platform, longWork.oldestSeconds]),
  },
];

export const watchWork = (
  registry: Registry,
  read: () => Promise<WaitingWork>,
  onError: (error: unknown) => void,
): void => watchGauges(registry, { gauges, read, keptMilliseconds, onError });
