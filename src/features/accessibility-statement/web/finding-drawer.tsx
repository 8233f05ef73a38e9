import { useState } from 'react';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { refusalErrors } from '#platform/web/forms/refusal-errors.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import type { Finding } from '../contract/accessibility-statement.ts';
import { FindingFacts } from './finding-facts.tsx';
import { readyFinding, type TypedFinding, typedOf } from './finding-input.ts';
import { FindingWords } from './finding-words.tsx';
import { findingFormId, useSaveFinding } from './use-save-finding.ts';

interface FindingDrawerProps {
  finding: Finding | undefined;
  /** What is known of a new one already. */
  begin?: Partial<TypedFinding>;
  onClose: () => void;
}

const idOf = (part: string) => `finding-${part}`;

export function FindingDrawer({ finding, begin, onClose }: FindingDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const own = useLanguage();
  const languages = useLanguages();
  const dates = useDates();
  const [start] = useState(() => typedOf(finding, dates.day(new Date())));
  const [typed, setTyped] = useState({ ...start, ...begin });
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [errors, setErrors] = useState<FormError[]>([]);
  const save = useSaveFinding(finding);
  const wordsFor = (part: string): FormError => ({
    fieldId: idOf(part),
    message: t(`accessibilityStatement.admin.findings.missing.${part}`),
  });

  async function submit() {
    const ready = readyFinding(typed);
    if ('wrong' in ready) {
      // What is missing is missing in Dutch.
      setLanguage(defaultLanguage);
      return setErrors(ready.wrong.map(wordsFor));
    }
    const outcome = await save(ready.input);
    if (outcome.state !== 'failed') return onClose();
    setErrors(
      refusalErrors(outcome.error, t, ({ path }) => {
        const part = path.replace(/^body\.(finding\.)?/, '').split('.')[0] ?? '';
        return part in typed ? wordsFor(part) : undefined;
      }),
    );
  }

  const parts = {
    typed,
    idOf,
    errorOf: (part: string) => errors.find(({ fieldId }) => fieldId === idOf(part))?.message,
    onChange: (changes: Partial<TypedFinding>) => setTyped((before) => ({ ...before, ...changes })),
  };
  return (
    <FormDrawer
      title={t(`accessibilityStatement.admin.findings.${finding === undefined ? 'newTitle' : 'editTitle'}`)}
      formId={findingFormId}
      saveText={t('accessibilityStatement.admin.findings.save')}
      errors={errors}
      isDirty={JSON.stringify(typed) !== JSON.stringify(start)}
      onSave={submit}
      onClose={onClose}
    >
      <Select
        label={t('accessibilityStatement.admin.findings.language')}
        help={t('accessibilityStatement.admin.findings.languageHelp')}
        options={languages.map((id) => ({ id, label: languageName(id, own) }))}
        value={language}
        onChange={setLanguage}
      />
      <FindingWords {...parts} language={language} />
      <FindingFacts {...parts} />
    </FormDrawer>
  );
}
