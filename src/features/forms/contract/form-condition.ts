import type { AskedField, QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { ConditionRule, FormCondition } from './form-document.ts';

/** A question that was asked before, with what was answered; no value when it was not asked or left open. */
export interface EarlierAnswer {
  question: QuestionKind;
  field: AskedField;
  value: unknown;
}

export type FindEarlier = (fieldId: string) => EarlierAnswer | undefined;

/**
 * Whether a question is asked. It looks at answers to questions before it only, so that nothing can hang on itself; a
 * question that is gone was not answered.
 */
export function isAsked(condition: FormCondition | null, find: FindEarlier, timeZone: TimeZone): boolean {
  if (condition === null) return true;
  const holds = (rule: ConditionRule) => ruleHolds(rule, find(rule.field), timeZone);
  return condition.match === 'all' ? condition.rules.every(holds) : condition.rules.some(holds);
}

function ruleHolds({ operator, values }: ConditionRule, answer: EarlierAnswer | undefined, timeZone: TimeZone) {
  const isFilled = answer !== undefined && answer.value !== undefined && answer.value !== null;
  if (operator === 'filled') return isFilled;
  if (operator === 'empty') return !isFilled;
  const words = isFilled ? wordsOf(answer, timeZone) : [];
  const isOneOf = words.some((word) => values.includes(word));
  if (operator === 'oneOf') return isOneOf;
  // What was not answered is none of them too: "unless" holds until someone says so.
  if (operator === 'noneOf') return !isOneOf;
  if (operator === 'contains') return words.some((word) => values.some((value) => holdsWord(word, value)));
  const [bound] = values;
  if (!isFilled || bound === undefined) return false;
  const isNumber = answer.question.kind.filter?.order === 'number';
  return words.some((word) => {
    const difference = isNumber ? Number(word) - Number(bound) : compareText(word, bound);
    return operator === 'atLeast' ? difference >= 0 : difference <= 0;
  });
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const holdsWord = (word: string, value: string): boolean =>
  value.trim() !== '' && word.toLocaleLowerCase('nl').includes(value.trim().toLocaleLowerCase('nl'));

/** As one would type it: the words that its kind is filtered by, else its plain ones. */
function wordsOf({ question: { kind }, field, value }: EarlierAnswer, timeZone: TimeZone): string[] {
  return kind.filter?.words(value, field, timeZone) ?? Object.values(kind.texts(value, field));
}
