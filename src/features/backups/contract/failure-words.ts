import type { BackupFailure } from './backup-failure.ts';

/** What a reader is told; of a line from before reasons had a code, the words that stand in it. */
export function failureWords(
  t: (key: string, values: BackupFailure['values']) => string,
  message: string,
  reason: BackupFailure | undefined,
): string {
  const { code, values } = reason ?? { code: 'other' as const, values: { message } };
  return t(`backups.failure.${code}`, values);
}
