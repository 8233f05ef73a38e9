import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';

export type PublishWhen = 'now' | 'later';

interface MomentFieldProps {
  when: PublishWhen;
  onWhen(when: PublishWhen): void;
  /** On the platform's clock: 2026-11-17T09:30. */
  moment: string | null;
  onMoment(moment: string | null): void;
  error: string | undefined;
}

/** At once, or at a moment. */
export function MomentField({ when, onWhen, moment, onMoment, error }: MomentFieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <RadioGroup
        label={t('forms.build.plan.when')}
        value={when}
        options={[
          { id: 'now', label: t('forms.build.plan.now') },
          { id: 'later', label: t('forms.build.plan.later') },
        ]}
        onChange={(chosen) => onWhen(chosen === 'later' ? 'later' : 'now')}
      />
      {when === 'later' && (
        <DatePicker
          label={t('forms.build.plan.moment')}
          help={t('forms.build.plan.momentHelp')}
          hasTime
          value={moment}
          onChange={onMoment}
          {...(error !== undefined && { error })}
        />
      )}
    </>
  );
}
