import type { ConditionOperator, QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { FormCondition, InnerField } from '../form-document.ts';

/** What a condition needs to know of a question to name it. */
export type FindField = (id: string) => InnerField | undefined;

const operatorWords: Record<'nl' | 'en', Record<ConditionOperator, string>> = {
  nl: {
    filled: 'is ingevuld',
    empty: 'leeg is',
    oneOf: 'is',
    noneOf: 'niet is',
    contains: 'bevat',
    atLeast: 'minstens is',
    atMost: 'hoogstens is',
  },
  en: {
    filled: 'is filled in',
    empty: 'is empty',
    oneOf: 'is',
    noneOf: 'is not',
    contains: 'contains',
    atLeast: 'is at least',
    atMost: 'is at most',
  },
};

const joining = {
  nl: { all: ' en ', any: ' of ', gone: 'een vraag die weg is', nothing: '…' },
  en: { all: ' and ', any: ' or ', gone: 'a question that is gone', nothing: '…' },
} as const;

const wordsOf = (language: string): 'nl' | 'en' => (language === 'nl' ? 'nl' : 'en');

export const operatorText = (operator: ConditionOperator, language: string): string =>
  operatorWords[wordsOf(language)][operator];

/** ‘Is het gevaarlijk?’ is ‘Ja’ en ‘Wijk’ bevat ‘zuid’. */
export function conditionText(condition: FormCondition, find: FindField, language: string): string {
  const words = wordsOf(language);
  return condition.rules
    .map(({ field: id, operator, values }) => {
      const field = find(id);
      const name = field === undefined ? joining[words].gone : quoted(labelText(field, language));
      const given = operator === 'filled' || operator === 'empty' ? '' : ` ${valuesText(values, field, language)}`;
      return `${name} ${operatorWords[words][operator]}${given}`;
    })
    .join(joining[words][condition.match]);
}

export function valuesText(values: readonly string[], field: InnerField | undefined, language: string): string {
  const words = wordsOf(language);
  if (values.length === 0) return joining[words].nothing;
  return values.map((value) => quoted(valueText(value, field, language))).join(joining[words].any);
}

/** The words of an option, or what was typed. */
export function valueText(value: string, field: InnerField | undefined, language: string): string {
  const option = field?.options.find((one) => one.value === value);
  return (option && pickLanguage(option.label, language, 'nl')?.value) || value;
}

export const labelText = (field: Pick<InnerField, 'label' | 'id'>, language: string): string =>
  pickLanguage(field.label, language, 'nl')?.value || field.id;

const quoted = (words: string): string => `‘${words}’`;

/** What can be asked of an answer needs something to compare with, or not. */
export const needsValues = (operator: ConditionOperator): boolean => operator !== 'filled' && operator !== 'empty';

/** Values are chosen where the question has options, and typed otherwise. */
export const choosesValues = (question: QuestionKind | undefined, operator: ConditionOperator): boolean =>
  question?.kind.hasOptions === true && (operator === 'oneOf' || operator === 'noneOf');
