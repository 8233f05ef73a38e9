import { listProfileFieldDefinitions } from '#features/profile-fields/contract/profile-fields.endpoints.ts';
import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import sentences from '#platform/web/ui/sentence/sentence.module.css';
import type { InnerField } from '../../../contract/form-document.ts';
import { accountSources, canStartWith } from '../../../contract/prefill/prefill-sources.ts';
import { OptionGroup } from './group.tsx';
import type { SetField } from './set-field.ts';
import styles from './side.module.css';

const nothing = 'nothing';

/** What a question starts with for who is signed in. */
export function PrefillOptions({ field, question, set }: { field: InnerField; question: QuestionKind; set: SetField }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const definitions = useLoaded(listProfileFieldDefinitions, {});
  const sources = [
    ...accountSources.map(({ key, kind }) => ({ key, kind, label: t(`forms.build.account.${key.slice(1)}`) })),
    ...definitions
      .filter(({ isBuiltIn }) => !isBuiltIn)
      .map(({ key, type, label }) => ({ key, kind: type, label: label[language] || label.nl })),
  ].filter((source) => canStartWith(question, source));
  const isGone = field.prefill !== '' && !sources.some(({ key }) => key === field.prefill);
  if (sources.length === 0 && !isGone) return null;
  return (
    <OptionGroup title={t('forms.build.prefill')}>
      <div className={sentences.sentence}>
        <Blank
          label={t('forms.build.prefill')}
          options={[
            { id: nothing, label: t('forms.build.prefillNothing') },
            ...sources.map(({ key, label }) => ({ id: key, label })),
            ...(isGone ? [{ id: field.prefill, label: t('forms.build.prefillGone') }] : []),
          ]}
          value={field.prefill || nothing}
          onChange={(id) => set('changed', { prefill: id === nothing ? '' : id })}
        />{' '}
        {t('forms.build.fromProfile')}
      </div>
      <p className={styles.muted}>{t('forms.build.prefillHelp')}</p>
    </OptionGroup>
  );
}
