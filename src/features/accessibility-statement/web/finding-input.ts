import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { Finding, FindingInput } from '../contract/accessibility-statement.ts';
import { criteriaIn, isCriterion } from '../contract/wcag-criteria.ts';

const emptyText: StoredText = { $lang: {} };

/** The parts of a finding that are written in languages. */
export const wordParts = ['what', 'place', 'cause', 'effect', 'measure'] as const;
export type WordPart = (typeof wordParts)[number];

/** What stands in the fields. */
export interface TypedFinding extends Omit<FindingInput, 'criteria' | 'foundOn'> {
  criteria: string;
  foundOn: string | null;
}

export function inputOf({ id: _, revision: __, ...input }: Finding): FindingInput {
  return input;
}

export const typedOf = (finding: Finding | undefined, today: string): TypedFinding =>
  finding === undefined
    ? {
        ...{ what: emptyText, place: emptyText, cause: emptyText, effect: emptyText, measure: emptyText },
        ...{ criteria: '', plannedOn: null, foundOn: today, source: 'OwnTest', solvedOn: null },
      }
    : { ...inputOf(finding), criteria: finding.criteria.join(', ') };

const isWritten = ({ $lang }: StoredText): boolean => ($lang.nl ?? '').trim() !== '';

/** What is to be sent, or the fields that are not right yet. */
export function readyFinding(typed: TypedFinding): { input: FindingInput } | { wrong: string[] } {
  const { foundOn, solvedOn } = typed;
  const criteria = criteriaIn(typed.criteria);
  const wrong = [
    ...wordParts.filter((part) => !isWritten(typed[part])),
    ...(criteria.length === 0 || !criteria.every(isCriterion) ? ['criteria'] : []),
    ...(foundOn === null ? ['foundOn'] : []),
    ...(foundOn !== null && solvedOn !== null && solvedOn < foundOn ? ['solvedOn'] : []),
  ];
  return wrong.length > 0 || foundOn === null ? { wrong } : { input: { ...typed, criteria, foundOn } };
}
