import type { Ref } from 'react';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { formSteps } from '#features/forms/contract/form-questions.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { checkStep } from '../../contract/step-flow.ts';
import styles from './form-fill.module.css';

/** What a step is called: its own title, or that of the form where it is the only one. */
export function useStepTitle(document: FormDocument): (step: string) => LocalizedText {
  const { t } = useTranslation();
  const language = useLanguage();
  return (step) => {
    if (step === checkStep) return { value: t('filling.check') };
    const label = formSteps(document).find(({ id }) => id === step)?.break?.label ?? document.title;
    return pickLanguage(label, language, defaultLanguage) ?? { value: t('filling.questions') };
  };
}

interface StepHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  level: number;
  title: LocalizedText;
  /** What is said beneath it. */
  help: LocalizedText | undefined;
}

export function StepHeading({ ref, level, title, help }: StepHeadingProps) {
  const Level = `h${Math.min(level, 6) as 2 | 3 | 4 | 5 | 6}` as const;
  return (
    <>
      <Level ref={ref} tabIndex={-1} className={styles.heading}>
        <Text of={title} />
      </Level>
      {help?.value && (
        <p className={styles.intro}>
          <Text of={help} />
        </p>
      )}
    </>
  );
}
