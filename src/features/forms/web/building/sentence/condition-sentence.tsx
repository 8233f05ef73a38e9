import X from 'lucide-react/icons/x';
import type { ConditionOperator } from '#field-kinds/kit/contract/question-kind.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Blank, ManyBlank, TypedBlank } from '#platform/web/ui/sentence/blank.tsx';
import styles from '#platform/web/ui/sentence/sentence.module.css';
import { withKeys } from '#platform/web/with-keys.ts';
import {
  choosesValues,
  labelText,
  needsValues,
  operatorText,
  valueText,
} from '../../../contract/building/condition-words.ts';
import type { ConditionRule, FormCondition, InnerField } from '../../../contract/form-document.ts';

interface ConditionSentenceProps {
  condition: FormCondition;
  /** What it may look at. */
  questions: readonly InnerField[];
  onChange(condition: FormCondition | null): void;
}

/** "… is …, en … bevat …": one blank for the question, one for what is asked of it, one for the answer. */
export function ConditionSentence({ condition, questions, onChange }: ConditionSentenceProps) {
  const { t } = useTranslation();
  const { match, rules } = condition;
  const setRule = (index: number, rule: ConditionRule) => onChange({ match, rules: rules.with(index, rule) });
  return withKeys(rules).map(({ item: rule, key: index }) => (
    <span key={index}>
      {index > 0 && (
        <Blank
          label={t('forms.build.match')}
          options={[
            { id: 'all', label: t('forms.build.and') },
            { id: 'any', label: t('forms.build.or') },
          ]}
          value={match}
          onChange={(chosen) => onChange({ match: chosen, rules })}
        />
      )}{' '}
      <RuleBlanks rule={rule} questions={questions} onChange={(changed) => setRule(index, changed)} />
      {rules.length > 1 && (
        <IconButton
          icon={X}
          isCompact
          label={t('forms.build.removeRule')}
          onPress={() => onChange({ match, rules: rules.toSpliced(index, 1) })}
          className={styles.remove ?? ''}
        />
      )}
    </span>
  ));
}

interface RuleBlanksProps {
  rule: ConditionRule;
  questions: readonly InnerField[];
  onChange(rule: ConditionRule): void;
}

function RuleBlanks({ rule, questions, onChange }: RuleBlanksProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const asked = questions.find(({ id }) => id === rule.field);
  const question = asked && questionBook.named(asked.kind);
  const operators: readonly ConditionOperator[] = question?.operators ?? [rule.operator];
  return (
    <>
      <Blank
        label={t('forms.build.blank.question')}
        placeholder={t('forms.build.blank.gone')}
        options={questions.map((one) => ({ id: one.id, label: labelText(one, language) }))}
        value={asked === undefined ? null : rule.field}
        onChange={(id) => {
          const chosen = questions.find((one) => one.id === id);
          if (chosen !== undefined) onChange(ruleAbout(chosen));
        }}
      />{' '}
      <Blank
        label={t('forms.build.blank.operator')}
        options={operators.map((id) => ({ id, label: operatorText(id, language) }))}
        value={rule.operator}
        onChange={(operator) => onChange({ ...rule, operator })}
      />{' '}
      {needsValues(rule.operator) &&
        (choosesValues(question, rule.operator) ? (
          <ManyBlank
            label={t('forms.build.blank.answer')}
            options={(asked?.options ?? []).map(({ value }) => ({
              id: value,
              label: valueText(value, asked, language),
            }))}
            value={rule.values}
            onChange={(values) => onChange({ ...rule, values })}
          />
        ) : (
          <TypedBlank
            label={t('forms.build.blank.answer')}
            value={rule.values[0] ?? ''}
            onChange={(words) => onChange({ ...rule, values: words === '' ? [] : [words.slice(0, 300)] })}
          />
        ))}
    </>
  );
}

/** The first thing that one would ask of it. */
export function ruleAbout(field: InnerField): ConditionRule {
  const operators = questionBook.named(field.kind)?.operators ?? [];
  const operator = operators.includes('oneOf') ? 'oneOf' : (operators[0] ?? 'filled');
  const [first] = field.options;
  return { field: field.id, operator, values: operator === 'oneOf' && first !== undefined ? [first.value] : [] };
}

/** Those that a condition can ask something of. */
export const canBeAsked = (field: InnerField): boolean => (questionBook.named(field.kind)?.operators.length ?? 0) > 0;
