import { PollOptions } from '#features/polls/contract/poll-options.ts';
import { nextPollChange } from '#features/polls/contract/poll-window.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

/** Product.md §3: a question with choices, where it is read. Who may vote is who may add to the block. */
export default defineBlock({
  name: 'Poll',
  group: 'interaction',
  icon: 'vote',
  version: 1,
  needsOneOf: ['question', 'choices'],
  takes: 'votes',
  options: PollOptions,
  example: {
    question: text('Wat komt eerst op de Werfkade?', 'What comes first on the quay?'),
    choices: [
      { key: 'stairs', label: text('Zwemtrap', 'Stairs for swimmers') },
      { key: 'trees', label: text('Bomen en schaduw', 'Trees and shade') },
      { key: 'ferry', label: text('Veer naar de overkant', 'A ferry across') },
      { key: 'lights', label: text('Meer verlichting', 'More light') },
    ],
    outcome: text('De uitkomst telt mee in het ontwerp.', 'The outcome counts in the design.'),
  },
  searchText: ({ question, choices, outcome }, language) =>
    readableText(language, [question, ...choices.map(({ label }) => label), outcome]),
  changesAt: (options, now) => nextPollChange(options, now),
});
