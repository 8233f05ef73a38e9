import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readBackups } from '#features/backups/contract/backups.endpoints.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { readInstallation } from '../contract/installation.endpoints.ts';
import { readInstallationJobs } from '../contract/jobs/installation-jobs.endpoints.ts';

const shown = [readInstallation, readInstallationJobs, readBackups];
/** In milliseconds: while all is well, and while nothing answers. */
const usuallyEvery = 60_000;
const awayEvery = 5000;

/** What keeps the screen from being measured anew. */
export interface NotMeasured {
  kind: 'database' | 'server' | 'other';
  /** When that was noticed here. */
  since: string;
  tries: number;
}

function kindOf(error: unknown): NotMeasured['kind'] {
  if (!(error instanceof CallError)) return 'other';
  if (error.code === 'database-away') return 'database';
  return error.status === 0 ? 'server' : 'other';
}

/** Measures anew when somebody asks and now and then by itself; what was measured last stays on the screen meanwhile. */
export function useMeasured() {
  const cache = useQueryClient();
  const [isMeasuring, setMeasuring] = useState(false);
  const [notMeasured, setNotMeasured] = useState<NotMeasured>();

  async function keptFrom(): Promise<NotMeasured['kind'] | undefined> {
    // Without a connection nothing is asked, and whoever waits for it would wait until there is one.
    if (!onlineManager.isOnline()) return 'server';
    await reloadAnswersOf(cache, shown);
    const error = cache.getQueryState([endpointUrl(readInstallation, {})])?.error ?? undefined;
    return error === undefined ? undefined : kindOf(error);
  }
  async function look() {
    const kind = await keptFrom();
    setNotMeasured((before) =>
      kind === undefined
        ? undefined
        : { kind, since: before?.since ?? new Date().toISOString(), tries: (before?.tries ?? 0) + 1 },
    );
  }
  const lookByItself = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void look();
  });
  const isAway = notMeasured !== undefined;
  useEffect(() => {
    const timer = setInterval(lookByItself, isAway ? awayEvery : usuallyEvery);
    return () => clearInterval(timer);
  }, [isAway]);

  return {
    isMeasuring,
    notMeasured,
    measureAgain() {
      setMeasuring(true);
      void look().finally(() => setMeasuring(false));
    },
  };
}
