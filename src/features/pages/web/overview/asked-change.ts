import { changeOfFound } from '../../contract/overview/change-of-found.ts';
import type { OverviewFilterInput } from '../../contract/overview/page-overview.ts';
import type {
  FoundPagesChange,
  FoundPagesChangeInput,
  PagesAction,
  PagesChangeInput,
} from '../../contract/overview/pages-change.ts';

/** What is asked, and of which pages. */
export interface AskedChange {
  action: PagesAction;
  guids: readonly string[];
  /** All that the filter finds, instead of these. */
  found?: { filter: OverviewFilterInput; expected: number } | undefined;
  /** Templates and shared parts stand in none. */
  hasMenu: boolean;
}

export type WantedChange = PagesChangeInput | FoundPagesChangeInput;

export interface ChangeDialogProps {
  asked: AskedChange;
  onChange(change: WantedChange): Promise<unknown>;
  onClose(): void;
}

export const countAsked = ({ guids, found }: AskedChange): number => found?.expected ?? guids.length;

export const wantedChange = ({ guids, found }: AskedChange, change: FoundPagesChange['change']): WantedChange =>
  found === undefined ? changeOfFound(change, guids) : { ...found, change };

export const actionOf = (wanted: WantedChange): PagesAction =>
  'filter' in wanted ? wanted.change.action : wanted.action;

export function countWanted(wanted: WantedChange): number {
  if ('filter' in wanted) return wanted.expected;
  return ('guids' in wanted ? wanted.guids : wanted.pages).length;
}
