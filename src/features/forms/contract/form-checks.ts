import type { QuestionKind, SettingsFault } from '#field-kinds/kit/contract/question-kind.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { countedBefore } from './calculating/counted-before.ts';
import { type Around, expressionFaultCodes, expressionProblems } from './calculating/expression-checks.ts';
import { expressionToWords } from './calculating/expression-words.ts';
import type { FormSettings } from './form.ts';
import { conditionFaults } from './form-condition-checks.ts';
import type { FormDocument, FormField, InnerField } from './form-document.ts';
import { askedField, everyField, formSteps, pageBreakKind } from './form-questions.ts';

const settingsFaultCodes = [
  'bounds-turned',
  'more-than-choices',
  'no-rows',
  'row-without-words',
  'no-parameter',
  'no-fixed-value',
] as const satisfies readonly SettingsFault[];

/** What can be wrong with a form that somebody wants to publish; each has its words under `forms.checks`. */
export const formCheckCodes = [
  ...expressionFaultCodes,
  ...settingsFaultCodes,
  'no-title',
  'no-question',
  'unknown-kind',
  'duplicate-id',
  'no-label',
  'no-options',
  'duplicate-option',
  'option-without-label',
  'nested-group',
  'empty-group',
  'empty-step',
  'condition-on-missing',
  'condition-on-later',
  'condition-on-missing-option',
  'condition-without-value',
  'condition-of-other-kind',
  'confirmation-field-missing',
  'receiver-condition-missing',
  'receiver-nobody',
  'nobody-told',
  'personal-data-without-retention',
] as const;
export type FormCheckCode = (typeof formCheckCodes)[number];

export interface FormCheck {
  code: FormCheckCode;
  /** What blocks keeps a form from being published; the rest is said and may be so. */
  severity: 'blocks' | 'warns';
  /** The field that it is about; none for the form as a whole. */
  field?: string;
  /** What its words fill in: the question that a calculation names, what stands where it cannot be read. */
  values?: Readonly<Record<string, string | number>>;
}

export type KnowKind = (kind: string) => QuestionKind | undefined;
export type CheckedSettings = Pick<
  FormSettings,
  'confirmationField' | 'receivers' | 'onSubmit' | 'retentionDays' | 'contactRetentionDays' | 'handlerRoleIds'
>;

/** Every other language can fall back to this one, so this one must be there. */
export const hasWords = (text: StoredText): boolean => (text.$lang[defaultLanguage] ?? '').trim() !== '';

const blocks = (code: FormCheckCode, field?: string): FormCheck => ({
  code,
  severity: 'blocks',
  ...(field !== undefined && { field }),
});
const warns = (code: FormCheckCode, field?: string): FormCheck => ({
  code,
  severity: 'warns',
  ...(field !== undefined && { field }),
});

/** What is to be said of a form before it is published, in the order of its fields; used by the server and the builder. */
export function checkForm(document: FormDocument, settings: CheckedSettings, know: KnowKind): FormCheck[] {
  const all = [...everyField(document)];
  const isQuestion = ({ kind }: InnerField) => {
    const question = know(kind);
    return question !== undefined && question.isLayout !== true && question.holdsQuestions !== true;
  };
  return [
    ...(hasWords(document.title) ? [] : [blocks('no-title')]),
    ...(all.some(isQuestion) ? [] : [blocks('no-question')]),
    ...duplicatesAmong(all.map(({ id }) => id)).map((id) => blocks('duplicate-id', id)),
    ...document.fields.flatMap((field, index) => [
      ...checkField(field, know),
      ...checkExpression(field, { all, before: countedBefore(document, field.id), know }),
      ...checkGroup(field, know),
      ...conditionFaults(field.condition, { all, before: document.fields.slice(0, index), know }).map((code) =>
        blocks(code, field.id),
      ),
      ...field.fields.flatMap((inner, place) => [
        ...checkField(inner, know),
        ...checkExpression(inner, { all, before: countedBefore(document, inner.id), know }),
        ...(know(inner.kind)?.holdsQuestions === true || inner.kind === pageBreakKind
          ? [blocks('nested-group', inner.id)]
          : []),
        // Within a group a question hangs on answers of the same time.
        ...conditionFaults(inner.condition, { all, before: field.fields.slice(0, place), know }).map((code) =>
          blocks(code, inner.id),
        ),
      ]),
    ]),
    ...emptySteps(document),
    ...checkSettings(document, settings, know),
    ...(settings.retentionDays === null &&
    settings.contactRetentionDays === null &&
    all.some(({ personalData, retentionDays }) => personalData !== 'none' && retentionDays === null)
      ? [warns('personal-data-without-retention')]
      : []),
  ];
}

export const isBlocking = ({ severity }: FormCheck): boolean => severity === 'blocks';

function checkField(field: InnerField, know: KnowKind): FormCheck[] {
  const question = know(field.kind);
  if (question === undefined) return [blocks('unknown-kind', field.id)];
  const checks = (question.settingsFaults?.(askedField(field, question)) ?? []).map((code) => blocks(code, field.id));
  if (!hasWords(field.label)) {
    // What stands between questions may be words without a heading.
    const mayBeBare = question.isLayout === true && field.kind !== pageBreakKind && hasWords(field.help);
    if (!mayBeBare) checks.push(blocks('no-label', field.id));
  }
  if (question.kind.hasOptions !== true) return checks;
  if (field.options.length === 0) checks.push(blocks('no-options', field.id));
  if (field.options.some(({ label }) => !hasWords(label))) checks.push(blocks('option-without-label', field.id));
  if (duplicatesAmong(field.options.map(({ value }) => value)).length > 0) {
    checks.push(blocks('duplicate-option', field.id));
  }
  return checks;
}

/** What is wrong with the calculation of a field, if it has one. */
export function checkExpression(field: InnerField, around: Around): FormCheck[] {
  const question = around.know(field.kind);
  if (question?.expression === undefined) return [];
  const text = question.expression(askedField(field, question).settings);
  return expressionProblems(text, around).map(({ code, near = '', about }) => {
    const named = around.all.find(({ id }) => id === about);
    const name = named === undefined ? (about ?? '') : (named.label.$lang[defaultLanguage] ?? named.id);
    const words = expressionToWords(near, around.all, defaultLanguage);
    // Words that read as a number count as one, so this may be so.
    const check = code === 'expression-on-words' ? warns(code, field.id) : blocks(code, field.id);
    return { ...check, values: { name, near: words.slice(0, 30) } };
  });
}

function checkGroup(field: FormField, know: KnowKind): FormCheck[] {
  if (know(field.kind)?.holdsQuestions !== true || field.fields.length > 0) return [];
  return [field.isRequired ? blocks('empty-group', field.id) : warns('empty-group', field.id)];
}

/** A step of nothing is a page with only a button. */
const emptySteps = (document: FormDocument): FormCheck[] =>
  formSteps(document).flatMap(({ break: begin, fields }) =>
    begin !== undefined && fields.length === 0 ? [warns('empty-step', begin.id)] : [],
  );

function checkSettings(document: FormDocument, settings: CheckedSettings, know: KnowKind): FormCheck[] {
  const { confirmationField, receivers, onSubmit, handlerRoleIds } = settings;
  const checks: FormCheck[] = [];
  const field = document.fields.find(({ id }) => id === confirmationField);
  if (confirmationField !== '' && field?.kind !== 'email') {
    checks.push(blocks('confirmation-field-missing', field?.id));
  }
  const all = [...everyField(document)];
  const isWrong = receivers.some(
    ({ condition }) => conditionFaults(condition, { all, before: document.fields, know }).length > 0,
  );
  if (isWrong) checks.push(blocks('receiver-condition-missing'));
  const isTold = receivers.some(namesSomebody);
  // A role or a person that went leaves a rule that still fits, and keeps the next from being looked at.
  if (onSubmit.includes('Notify') && isTold && !receivers.every(namesSomebody)) checks.push(warns('receiver-nobody'));
  if (onSubmit.includes('Notify') && !isTold && handlerRoleIds.length === 0) checks.push(warns('nobody-told'));
  return checks;
}

const namesSomebody = ({ emails, roleIds, assigneeGuid }: CheckedSettings['receivers'][number]): boolean =>
  emails.length + roleIds.length > 0 || assigneeGuid !== null;

function duplicatesAmong(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.has(value) || !seen.add(value)))];
}
