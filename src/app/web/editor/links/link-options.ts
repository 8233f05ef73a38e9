import type { Option } from '#platform/web/ui/option-list/option.ts';

const most = 8;

/** Pages by their titles and addresses first, then what the search found that is not among them. */
export function linkOptions(pages: readonly Option[], found: readonly Option[], typed: string): Option[] {
  const words = typed.trim().toLowerCase();
  const fitting = pages
    .filter(({ label, description = '' }) => words === '' || `${label} ${description}`.toLowerCase().includes(words))
    // Who types the beginning of a title means that page.
    .toSorted((one, other) => Number(starts(other, words)) - Number(starts(one, words)))
    .slice(0, most);
  const known = new Set(fitting.map(({ id }) => id));
  return [...fitting, ...found.filter(({ id }) => !known.has(id)).slice(0, most)];
}

const starts = ({ label }: Option, words: string): boolean => label.toLowerCase().startsWith(words);
