import { byteOrderMark, csvLine, csvMoment } from '#platform/contract/files/csv-line.ts';
import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { ManagedPoll } from '../contract/poll.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };

interface NamedVote {
  name: string;
  choices: readonly string[];
  votedAt: Date;
}

interface Reader {
  language: Language;
  timeZone: TimeZone;
}

/** How it stands, and below it who chose what where that may be told; written while it is read. */
export async function* pollCsv(
  { question, voters, choices }: ManagedPoll,
  named: AsyncIterable<readonly NamedVote[]>,
  { language, timeZone }: Reader,
): AsyncGenerator<string> {
  const { file } = { nl, en }[isProductLanguage(language) ? language : defaultLanguage].polls;
  yield byteOrderMark + csvLine([file.question, question]) + csvLine([file.voters, String(voters)]);
  yield csvLine([]) + csvLine([file.choice, file.votes, file.asked]);
  for (const { label, votes, isGone } of choices) {
    yield csvLine([label, String(votes), isGone ? file.gone : file.yes]);
  }
  const labels = new Map(choices.map(({ key, label }) => [key, label]));
  let isFirst = true;
  for await (const votes of named) {
    if (isFirst && votes.length > 0) yield csvLine([]) + csvLine([file.name, file.choices, file.votedOn]);
    isFirst = false;
    for (const { name, choices: chosen, votedAt } of votes) {
      const words = chosen.map((key) => labels.get(key) ?? key).join(', ');
      yield csvLine([name, words, csvMoment(votedAt.toISOString(), timeZone)]);
    }
  }
}
