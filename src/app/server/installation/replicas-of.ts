import type { Logger } from '#platform/server/logger.ts';

interface ReplicaOptions {
  replicaConnectionStrings?: readonly string[];
  log: Logger;
}

/** Databases that visitors may be read from, and what is said when one comes or goes; undefined where there is none. */
export function replicasOf({ replicaConnectionStrings: connectionStrings = [], log }: ReplicaOptions) {
  if (connectionStrings.length === 0) return undefined;
  return {
    connectionStrings,
    onChange(replica: string, error: Error | undefined) {
      if (error === undefined) log.info({ replica }, 'a replica is there again');
      else log.warn({ err: error, replica }, 'a replica is not there; the database itself is asked');
    },
  };
}
