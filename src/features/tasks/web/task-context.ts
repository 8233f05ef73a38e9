import { createContext, useContext } from 'react';
import type { RunTask } from './task-runner.ts';

export const RunTaskContext = createContext<RunTask | undefined>(undefined);

export function useRunTask(): RunTask {
  const runTask = useContext(RunTaskContext);
  if (runTask === undefined) throw new Error('RunTaskContext is missing');
  return runTask;
}
