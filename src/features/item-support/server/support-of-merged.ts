import type { Clock } from '#platform/server/clock.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { cameTo, copyOfBrowsers, copySupport, wentTo } from './merged-support.repository.ts';
import { tellCounts } from './support-telling.ts';

interface Changing {
  trx: PlatformTransaction;
  touch: Touch;
  clock: Clock;
}

/** A vote for an idea that was merged while it was on its way goes along; asked when the vote is written. */
export async function takeAlong(
  { trx, touch, clock }: Changing,
  itemId: string,
  whose: { userId: string } | { browser: string },
): Promise<void> {
  const into = await wentTo(trx, itemId);
  if (into === undefined) return;
  if ('userId' in whose) await copySupport(trx, itemId, into, whose.userId);
  else await copyOfBrowsers(trx, itemId, into, whose.browser);
  await tellCounts(trx, touch, into, clock);
}

/**
 * What somebody takes back they take back of all that became one, so that it does not return when that is taken apart. Of what went
 * before of what it went to, as merging does: two that wait for each other would both fail.
 */
export async function takeBackOfAll(
  { trx, touch, clock }: Changing,
  itemId: string,
  remove: (id: string, cameFrom?: string) => Promise<boolean>,
): Promise<void> {
  for (const one of await cameTo(trx, itemId)) {
    if (await remove(one)) await tellCounts(trx, touch, one, clock);
  }
  if (await remove(itemId)) await tellCounts(trx, touch, itemId, clock);
  const into = await wentTo(trx, itemId);
  if (into !== undefined && (await remove(into, itemId))) await tellCounts(trx, touch, into, clock);
}
