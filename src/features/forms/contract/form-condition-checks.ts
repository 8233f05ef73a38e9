import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import type { ConditionRule, FormCondition, InnerField } from './form-document.ts';

export type ConditionFault =
  | 'condition-on-missing'
  | 'condition-on-later'
  | 'condition-on-missing-option'
  | 'condition-without-value'
  | 'condition-of-other-kind';

interface Around {
  all: readonly InnerField[];
  /** What a condition here may look at. */
  before: readonly InnerField[];
  know(kind: string): QuestionKind | undefined;
}

/** A condition looks back only: so nothing can hang on itself, and nobody is asked what nothing leads to. */
export const conditionFaults = (condition: FormCondition | null, around: Around): ConditionFault[] =>
  (condition?.rules ?? []).flatMap((rule) => wrongRule(rule, around) ?? []);

function wrongRule(rule: ConditionRule, { all, before, know }: Around): ConditionFault | undefined {
  const asked = before.find(({ id }) => id === rule.field);
  if (asked === undefined) {
    return all.some(({ id }) => id === rule.field) ? 'condition-on-later' : 'condition-on-missing';
  }
  const question = know(asked.kind);
  if (question === undefined) return undefined;
  if (!question.operators.includes(rule.operator)) return 'condition-of-other-kind';
  if (rule.operator === 'filled' || rule.operator === 'empty') return undefined;
  if (!rule.values.some((value) => value.trim() !== '')) return 'condition-without-value';
  const isChoice = question.kind.hasOptions === true && (rule.operator === 'oneOf' || rule.operator === 'noneOf');
  if (!isChoice) return undefined;
  const known = new Set(asked.options.map(({ value }) => value));
  return rule.values.every((value) => known.has(value)) ? undefined : 'condition-on-missing-option';
}
