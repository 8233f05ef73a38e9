import type { BlockParts, CheckedPage, SaidParts } from './checked-page.ts';
import type { CheckName, Finding, FindingKind, FindingPlace } from './finding.ts';

/** Looks at words wherever they stand, or at one block, at a time, so that what did not change need not be looked at again; or at the page as a whole. */
export type Check = { name: CheckName } & (
  | { ofSaid(parts: SaidParts): Finding[] }
  | { ofBlock(parts: BlockParts): Finding[] }
  | { ofPage(page: CheckedPage): Finding[] }
);

/** Makes the findings of one check. */
export const findingOf =
  (check: CheckName) =>
  (kind: FindingKind, place: FindingPlace, values: Finding['values'] = {}): Finding => ({ check, kind, place, values });
