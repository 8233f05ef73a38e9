import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { FormExampleName } from '../contract/form-example-names.ts';
import { listFormExamples } from '../contract/forms.endpoints.ts';
import styles from './forms.module.css';

interface FormExamplesChoiceProps {
  chosen: FormExampleName | 'nothing';
  onChoose(name: FormExampleName | 'nothing'): void;
}

/** The examples are real forms, drawn small by their own first questions. */
export function FormExamplesChoice({ chosen, onChoose }: FormExamplesChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const examples = useLoaded(listFormExamples, { query: { language } });
  const choices = [
    ...examples.map(({ name, title, questions, questionCount, stepCount }) => ({
      id: name,
      label: t(`forms.new.examples.${name}`),
      hint: [
        t('forms.new.questions', { count: questionCount }),
        ...(stepCount > 1 ? [t('forms.new.steps', { count: stepCount })] : []),
      ].join(', '),
      title: title.value,
      lines: questions.map(({ value }) => value),
    })),
    {
      id: 'nothing' as const,
      label: t('forms.new.nothing'),
      hint: t('forms.new.nothingHint'),
      title: t('forms.list.untitled'),
      lines: [''],
    },
  ];
  return (
    <RadioGroup
      value={chosen}
      onChange={(id) => {
        const found = choices.find((choice) => choice.id === id);
        if (found) onChoose(found.id);
      }}
      className={styles.examples ?? ''}
    >
      <Label className={styles.examplesLabel ?? ''}>{t('forms.new.start')}</Label>
      <div className={styles.cards}>
        {choices.map(({ id, label, hint, title, lines }) => (
          <RadioField key={id} value={id} className={styles.card ?? ''}>
            <RadioButton className={styles.cardButton ?? ''}>
              <span className={styles.sketch} aria-hidden="true">
                <b>{title}</b>
                {lines.map((line) => (
                  <span key={line} className={styles.sketchLine}>
                    {line}
                  </span>
                ))}
              </span>
              <span className={styles.cardName}>{label}</span>
              <span className={styles.cardHint}>{hint}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
