import { type Finding, findingKey } from '#features/pages/contract/checks/finding.ts';
import type { NumberedFinding } from './numbered-findings.ts';

export interface FindingRowProps {
  finding: Finding;
  key: string;
  /** None for what is mended. */
  number: number | undefined;
  mustBeMended: boolean;
  isCurrent: boolean;
}

const sameText = (one: Finding, other: Finding): boolean =>
  one.place.block === other.place.block &&
  one.place.language === other.place.language &&
  JSON.stringify(one.place.path) === JSON.stringify(other.place.path) &&
  one.check === other.check;

/** What someone is busy mending stays where it is, as mended, until they go on: its field is under their hands. */
export function rowsOf(list: readonly NumberedFinding[], current: Finding | null): FindingRowProps[] {
  const key = current === null ? undefined : findingKey(current);
  const rows: FindingRowProps[] = list.map(({ mustBeMended, ...one }) => ({
    ...one,
    mustBeMended,
    isCurrent: one.key === key,
  }));
  if (current === null || key === undefined || rows.some(({ isCurrent }) => isCurrent)) return rows;
  // A long sentence that is a word shorter is another finding of the same text.
  const changed = rows.find(({ finding }) => finding.kind === current.kind && sameText(finding, current));
  if (changed !== undefined) return rows;
  return [{ finding: current, key, number: undefined, mustBeMended: false, isCurrent: true }, ...rows];
}
