import { z } from 'zod';
import { createSecretBox } from '#platform/server/secret-box.ts';
import { overlapHours } from '../contract/hook-limits.ts';
import { makeSecret } from './sign-message.ts';

/** What nobody may read in the database: where it is sent to, which may have a key in it, and what it is signed with. */
const HookKeys = z.object({
  address: z.string(),
  secret: z.string(),
  old: z.object({ secret: z.string(), until: z.iso.datetime() }).nullable(),
});
export type HookKeys = z.infer<typeof HookKeys>;

/** A box for each webhook: what was closed for one opens for no other. */
export function createHookBox(authSecret: string, platformId: string) {
  const boxOf = (hookGuid: string) => createSecretBox(authSecret, `form hook ${hookGuid} of ${platformId}`);
  return {
    close: (hookGuid: string, keys: HookKeys): string => boxOf(hookGuid).close(JSON.stringify(keys)),
    /** Undefined when it was closed with another secret of the installation: somebody has to write it anew. */
    open(hookGuid: string, sealed: string): HookKeys | undefined {
      try {
        return HookKeys.parse(JSON.parse(boxOf(hookGuid).open(sealed)));
      } catch {
        // Without its cause, which may quote what is in it.
        return undefined;
      }
    },
  };
}
export type HookBox = ReturnType<typeof createHookBox>;

export const newKeys = (address: string): HookKeys => ({ address, secret: makeSecret(), old: null });

export const renewedKeys = (keys: HookKeys, now: Date): HookKeys => ({
  ...keys,
  secret: makeSecret(),
  old: { secret: keys.secret, until: new Date(now.getTime() + overlapHours * 3_600_000).toISOString() },
});

const isOldGood = ({ old }: HookKeys, now: Date): boolean => old !== null && Date.parse(old.until) > now.getTime();

export const oldSecretUntil = (keys: HookKeys, now: Date): string | null =>
  isOldGood(keys, now) ? (keys.old?.until ?? null) : null;

export const signingSecrets = (keys: HookKeys, now: Date): string[] =>
  keys.old !== null && isOldGood(keys, now) ? [keys.secret, keys.old.secret] : [keys.secret];
