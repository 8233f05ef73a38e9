import { type Finding, findingKey } from '#features/pages/contract/checks/finding.ts';
import type { ChecksState } from './create-checks.ts';

export interface NumberedFinding {
  finding: Finding;
  key: string;
  /** From one on, the same at its block and in the list. */
  number: number;
  mustBeMended: boolean;
}

const numbered = new WeakMap<ChecksState, Map<string, readonly NumberedFinding[]>>();

/** Those of the language that is being written first, then those of the others. */
export function numberedFindings(state: ChecksState, language: string): readonly NumberedFinding[] {
  const ofState = numbered.get(state) ?? new Map<string, readonly NumberedFinding[]>();
  numbered.set(state, ofState);
  const before = ofState.get(language);
  if (before !== undefined) return before;
  const isHere = ({ place, check }: Finding) => place.language === language && check !== 'languages';
  const stopping = new Set(state.stopping);
  const list = [...state.findings.filter(isHere), ...state.findings.filter((one) => !isHere(one))].map(
    (finding, place) => ({
      finding,
      key: findingKey(finding),
      number: place + 1,
      mustBeMended: stopping.has(finding),
    }),
  );
  ofState.set(language, list);
  return list;
}

/** The one after this one, round and round; the first when this one is no longer there. */
export function nextFinding(
  list: readonly NumberedFinding[],
  current: string | undefined,
  step: 1 | -1,
): NumberedFinding | undefined {
  const here = list.findIndex(({ key }) => key === current);
  if (here === -1) return step === 1 ? list[0] : list.at(-1);
  return list[(here + step + list.length) % list.length];
}

/** What stands at a block: "2", or "2–4" when there are more. */
export function flagOf(list: readonly NumberedFinding[], block: string): string {
  const own = list.filter(({ finding }) => finding.place.block === block);
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last ? String(first.number) : `${first.number}–${last.number}`;
}
