import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';
import { stepStates } from './contract/step-state.ts';

const Step = z.object({
  title: StoredText.default(emptyText),
  date: z.iso.date().optional(),
  /** The last day of a step that takes longer than one. */
  until: z.iso.date().optional(),
  /** In words, instead of the date: "Voorjaar 2027". */
  label: StoredText.default(emptyText),
  text: StoredRichText.default(emptyRichText),
  /** `auto` follows the dates. */
  state: z.enum(stepStates).default('auto'),
});

export default defineBlock({
  name: 'Timeline',
  group: 'content',
  icon: 'git-commit-vertical',
  version: 1,
  needsOneOf: ['steps'],
  options: z.object({ steps: z.array(Step).max(60).default([]) }),
  example: {
    steps: [
      {
        title: text('Verkennen', 'Exploring'),
        date: '2026-03-02',
        until: '2026-06-26',
        text: richText(
          [paragraph('We onderzochten de bodem en spraken met de buren.')],
          [paragraph('We examined the soil and talked with the neighbours.')],
        ),
        state: 'done',
      },
      {
        title: text('Ideeën ophalen', 'Gathering ideas'),
        label: text('tot 1 december', 'until 1 December'),
        state: 'now',
      },
      { title: text('Ontwerp', 'Design'), label: text('Voorjaar 2027', 'Spring 2027'), state: 'next' },
    ],
  },
  searchText: ({ steps }, language) =>
    readableText(
      language,
      steps.flatMap(({ label, title, text }) => [label, title, text]),
    ),
});
