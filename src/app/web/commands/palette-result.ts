import type { ComponentType } from 'react';
import type { Mark } from '#features/commands/contract/match-words.ts';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import type { Status } from '#platform/web/ui/tag/status-badge.tsx';

/** In the order in which they are shown. */
export const paletteGroups = ['recent', 'pages', 'items', 'actions', 'people', 'settings'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/**
 * What choosing it does: goes somewhere, does something on the screen below, does something that may fail and is waited
 * for, or asks something first.
 */
export type Doing =
  | { kind: 'path'; path: string }
  | { kind: 'screen'; run(): void }
  | { kind: 'work'; run(): unknown }
  | { kind: 'dialog'; load(): Promise<ComponentType<{ onClose(): void }>> };

/** Something to choose, before anything was typed. */
export interface Candidate {
  id: string;
  label: string;
  /** The language of the label, where it is not the reader's. */
  lang?: string | undefined;
  note?: string | undefined;
  /** Found by these too, without their being shown. */
  otherWords?: string | undefined;
  icon?: IconShape | undefined;
  /** Whose initials stand before it. */
  avatar?: string | undefined;
  status?: { status: Status; text: string } | undefined;
  keys?: string | undefined;
  does: Doing;
  /** What Ctrl Enter does with it. */
  doesToo?: Doing | undefined;
}

export interface PaletteResult extends Candidate {
  labelMarks: readonly Mark[];
  noteMarks: readonly Mark[];
}

export interface ResultGroup {
  name: PaletteGroup;
  results: readonly PaletteResult[];
}
