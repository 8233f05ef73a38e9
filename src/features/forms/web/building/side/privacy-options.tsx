import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import sentences from '#platform/web/ui/sentence/sentence.module.css';
import type { InnerField } from '../../../contract/form-document.ts';
import { personalDataClasses } from '../../../contract/form-limits.ts';
import { useTermOptions } from '../settings/use-term-options.ts';
import { OptionGroup } from './group.tsx';
import type { SetField } from './set-field.ts';

interface PrivacyOptionsProps {
  field: InnerField;
  question: QuestionKind;
  set: SetField;
}

/** What it is about a person, and what a browser may fill in. */
export function PrivacyOptions({ field, question, set }: PrivacyOptionsProps) {
  const { t } = useTranslation();
  const terms = useTermOptions(field.retentionDays, t('forms.build.asSubmission'));
  const tokens = question.autocomplete ?? [];
  return (
    <>
      <OptionGroup title={t('forms.build.personalData')}>
        <SegmentedControl
          label={t('forms.build.personalData')}
          segments={personalDataClasses.map((id) => ({ id, label: t(`forms.build.personal.${id}`) }))}
          value={field.personalData}
          onChange={(personalData) => set('changed', { personalData })}
        />
        <div className={sentences.sentence}>
          {t('forms.build.keepAnswer')}{' '}
          <Blank
            label={t('forms.build.term')}
            options={terms.options}
            value={terms.value}
            onChange={(id) => set('changed', { retentionDays: terms.daysOf(id) })}
          />
          .
        </div>
      </OptionGroup>
      {tokens.length > 0 && (
        <OptionGroup title={t('forms.build.autocomplete')}>
          <div className={sentences.sentence}>
            {t('forms.build.browserFills')}{' '}
            <Blank
              label={t('forms.build.autocomplete')}
              options={[{ id: 'none', label: t('forms.build.nothing') }, ...tokens.map((id) => ({ id, label: id }))]}
              value={field.autocomplete || 'none'}
              onChange={(id) => set('changed', { autocomplete: id === 'none' ? '' : id })}
            />{' '}
            {t('forms.build.ofTheVisitor')}
          </div>
        </OptionGroup>
      )}
    </>
  );
}
