import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { readInstallationJobs } from '../../contract/jobs/installation-jobs.endpoints.ts';

/** In milliseconds: often enough to see it go on. */
const lookEvery = 5000;

/** While something is being done or waits it is looked how far it is. */
export function useWorkInHand(isAny: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => void reloadAnswersOf(cache, [readInstallationJobs]), lookEvery);
    return () => clearInterval(timer);
  }, [cache, isAny]);
}
