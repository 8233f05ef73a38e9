import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { readBackups } from '../contract/backups.endpoints.ts';

/** In milliseconds: often enough to see it go on. */
const lookEvery = 2000;

/** While one is being made it is looked how far it is, and once it is done that is told. */
export function useRunningBackup(isRunning: boolean, onMade: () => void): void {
  const cache = useQueryClient();
  const wasRunning = useRef(isRunning);
  const made = useEffectEvent(onMade);
  useEffect(() => {
    if (wasRunning.current && !isRunning) made();
    wasRunning.current = isRunning;
    if (!isRunning) return;
    const timer = setInterval(() => void reloadAnswersOf(cache, [readBackups]), lookEvery);
    return () => clearInterval(timer);
  }, [cache, isRunning]);
}
