import { bestMatches, matchWords } from '#features/commands/contract/match-words.ts';
import type { CommandMode, TypedCommand } from '#features/commands/contract/typed-command.ts';
import {
  type Candidate,
  type PaletteGroup,
  type PaletteResult,
  paletteGroups,
  type ResultGroup,
} from './palette-result.ts';

export type Candidates = Partial<Record<PaletteGroup, readonly Candidate[]>>;

/** So that each group has room on a screen; who asks for one kind alone gets more of it. */
const most: Record<PaletteGroup, number> = { recent: 6, pages: 5, items: 4, actions: 6, people: 4, settings: 4 };
const mostAlone = 30;

const shownIn: Record<CommandMode, readonly PaletteGroup[]> = {
  all: paletteGroups,
  actions: ['actions'],
  people: ['people'],
};

const unmarked = (candidate: Candidate): PaletteResult => ({ ...candidate, labelMarks: [], noteMarks: [] });

function matched(words: readonly string[], candidates: readonly Candidate[]): PaletteResult[] {
  const texts = ({ label, note = '', otherWords = '' }: Candidate) => [label, note, otherWords];
  return bestMatches(words, candidates, texts).map(({ thing, match }) => ({
    ...thing,
    labelMarks: match.marks[0] ?? [],
    noteMarks: match.marks[1] ?? [],
  }));
}

/** Without a match it is offered all the same: what can be done with the page that was found. */
export function besides(words: readonly string[], candidates: readonly Candidate[]): PaletteResult[] {
  return candidates.map((candidate) => ({
    ...unmarked(candidate),
    labelMarks: matchWords(words, [candidate.label])?.marks[0] ?? [],
  }));
}

/** What there is to choose for what was typed. With nothing typed: what was chosen last, and what can be done. */
export function groupResults(
  { mode, words }: TypedCommand,
  candidates: Candidates,
  first: Partial<Record<PaletteGroup, readonly PaletteResult[]>> = {},
): ResultGroup[] {
  const shown = shownIn[mode].filter((name) => words.length === 0 || name !== 'recent');
  return shown
    .map((name): ResultGroup => {
      const all = candidates[name] ?? [];
      const found = words.length === 0 ? all.map(unmarked) : matched(words, all);
      const before = first[name] ?? [];
      const others = found.filter(({ id }) => before.every((one) => one.id !== id));
      return { name, results: [...before, ...others].slice(0, shown.length === 1 ? mostAlone : most[name]) };
    })
    .filter(({ results }) => results.length > 0);
}
