import { troubleOf } from '#platform/server/database/database-error.ts';
import type { Logger } from '#platform/server/logger.ts';

export type UncaughtKind = 'rejection' | 'connection' | 'unknown';

/**
 * What an error that nobody caught says about the process. A promise that nobody waited for left nothing half done, and a
 * connection that broke is broken on the other side. Anything else was thrown in the middle of something unknown.
 */
export function kindOfUncaught(error: unknown, origin: NodeJS.UncaughtExceptionOrigin): UncaughtKind {
  if (origin === 'unhandledRejection') return 'rejection';
  const isOfSystem = error instanceof Error && 'syscall' in error;
  return isOfSystem || troubleOf(error) !== undefined ? 'connection' : 'unknown';
}

interface UncaughtOptions {
  log: Pick<Logger, 'error' | 'fatal'>;
  count(kind: UncaughtKind): void;
  /** Answers what was asked, and then ends. */
  stop(): void;
}

/** Each is logged and counted; only after an unknown one the process ends, and not before its answers are out. */
export function catchUncaught({ log, count, stop }: UncaughtOptions): () => void {
  const report = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin) => {
    const kind = kindOfUncaught(error, origin);
    count(kind);
    log[kind === 'unknown' ? 'fatal' : 'error']({ err: error, kind }, 'an error that nobody caught');
    if (kind !== 'unknown') return;
    // For whoever reads no logs: why the process ends.
    console.error(error);
    stop();
  };
  process.on('uncaughtException', report);
  return () => process.off('uncaughtException', report);
}
