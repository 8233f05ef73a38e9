import { conflict } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { putBallots } from './ballots.repository.ts';
import { type PublishedPoll, stateOf } from './poll-reading.ts';
import { addPoll, keepLabels, lockPoll, type PollRow } from './polls.repository.ts';
import { newSecret } from './voter-keys.ts';

export interface WrittenVote {
  poll: PublishedPoll;
  /** As the poll knows them (voter-keys.ts). */
  voter: string;
  browser: string | undefined;
  /** Of who has an account; kept where names are told, and nowhere else. */
  userId: string | undefined;
  choices: string[];
}

export type OpenPoll = PollRow & { secret: string };

/** Made when somebody first votes. Whoever votes at the same moment waits. */
export async function lockedRow(trx: PlatformTransaction, guid: string, now: Date): Promise<PollRow | undefined> {
  const row = await lockPoll(trx, guid);
  if (row !== undefined) return row;
  await addPoll(trx, guid, newSecret(), now);
  return lockPoll(trx, guid);
}

/** A poll that is not open takes nothing. */
export function requireOpenPoll(poll: PublishedPoll, row: PollRow | undefined, now: Date): OpenPoll {
  if (row === undefined || row.secret === null || stateOf(poll, row, now) !== 'open') throw conflict('poll-closed');
  return { ...row, secret: row.secret };
}

export async function openRow(trx: PlatformTransaction, poll: PublishedPoll, clock: Clock): Promise<OpenPoll> {
  const now = clock.now();
  return requireOpenPoll(poll, await lockedRow(trx, poll.guid, now), now);
}

/** The one place where votes are written, whoever gave them. Of somebody who is in it twice the last counts. */
export async function writeVotes(trx: PlatformTransaction, votes: readonly WrittenVote[], clock: Clock): Promise<void> {
  const last = new Map(votes.map((vote) => [`${vote.poll.guid} ${vote.voter}`, vote]));
  const ballots = Array.from(last.values(), ({ poll: { guid, options }, voter, browser, userId, choices }) => {
    const isNamed = options.names !== 'nobody' && userId !== undefined;
    return {
      pollGuid: guid,
      voter,
      browser: browser ?? null,
      choices,
      names: isNamed ? options.names : ('nobody' as const),
      userId: isNamed ? userId : null,
      votedAt: isNamed ? clock.now() : null,
    };
  });
  await putBallots(trx, ballots);
  const labels = new Map<string, { guid: string; key: string; label: string }>();
  for (const { poll, choices } of last.values()) {
    for (const { key, label } of poll.options.choices) {
      const words = pickLanguage(label, defaultLanguage, defaultLanguage)?.value ?? '';
      if (choices.includes(key)) labels.set(`${poll.guid} ${key}`, { guid: poll.guid, key, label: words });
    }
  }
  await keepLabels(trx, Array.from(labels.values()));
}
