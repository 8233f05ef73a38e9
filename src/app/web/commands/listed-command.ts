/** Something that can be done on one screen. */
export interface ListedCommand {
  id: string;
  label: string;
  /** As it stands beside the same thing elsewhere. */
  shortcut?: string | undefined;
  run(): void;
}
