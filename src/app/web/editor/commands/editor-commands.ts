/** Something that can be done from the list of commands. */
export interface ListedCommand {
  id: string;
  label: string;
  /** As it stands beside the same thing elsewhere. */
  shortcut?: string | undefined;
  run(): void;
}

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that have all the words that were typed, whatever their order and accents. */
export function foundCommands(commands: readonly ListedCommand[], query: string): ListedCommand[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}
