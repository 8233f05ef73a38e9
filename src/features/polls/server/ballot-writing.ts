import { conflict } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { putBallot } from './ballots.repository.ts';
import { type PublishedPoll, stateOf } from './poll-reading.ts';
import { addPoll, keepLabels, lockPoll, type PollRow } from './polls.repository.ts';
import { newSecret } from './voter-keys.ts';

interface WrittenVote {
  /** As the poll knows them (voter-keys.ts). */
  voter: string;
  browser: string | undefined;
  /** Of who has an account; kept where names are told, and nowhere else. */
  userId: string | undefined;
  choices: string[];
}

/** Made when somebody first votes; a poll that is not open takes nothing. Whoever votes at the same moment waits. */
export async function openRow(
  trx: PlatformTransaction,
  poll: PublishedPoll,
  clock: Clock,
): Promise<PollRow & { secret: string }> {
  const now = clock.now();
  let row = await lockPoll(trx, poll.guid);
  if (row === undefined) {
    await addPoll(trx, poll.guid, newSecret(), now);
    row = await lockPoll(trx, poll.guid);
  }
  if (row === undefined || row.secret === null || stateOf(poll, row, now) !== 'open') throw conflict('poll-closed');
  return { ...row, secret: row.secret };
}

/** The one place where a vote is written, whoever gave it. */
export async function writeVote(
  trx: PlatformTransaction,
  { guid, options }: PublishedPoll,
  { voter, browser, userId, choices }: WrittenVote,
  clock: Clock,
): Promise<void> {
  const isNamed = options.names !== 'nobody' && userId !== undefined;
  await putBallot(trx, {
    pollGuid: guid,
    voter,
    browser: browser ?? null,
    choices,
    names: isNamed ? options.names : 'nobody',
    userId: isNamed ? userId : null,
    votedAt: isNamed ? clock.now() : null,
  });
  const labels = options.choices
    .filter(({ key }) => choices.includes(key))
    .map(({ key, label }) => ({ key, label: pickLanguage(label, defaultLanguage, defaultLanguage)?.value ?? '' }));
  await keepLabels(trx, guid, labels);
}
