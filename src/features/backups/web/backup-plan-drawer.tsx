import { useState } from 'react';
import { writtenTime } from '#platform/contract/time/wall-clock.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { type BackupPlan, backupTargets } from '../contract/backup-plan.ts';
import type { BackupsState } from '../contract/backups.endpoints.ts';
import { backupPlanFormId, useBackupTasks } from './use-backup-tasks.ts';

interface BackupPlanDrawerProps {
  state: BackupsState;
  onClose(): void;
}

const periods = ['days', 'weeks', 'months'] as const;
type Kept = Record<(typeof periods)[number], number | null>;
const mostKept = 9999;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const fieldId = (name: string) => `backup-plan-${name}`;

export function BackupPlanDrawer({ state: { plan: start, places }, onClose }: BackupPlanDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const language = useLanguage();
  const tasks = useBackupTasks();
  const [plan, setPlan] = useState<BackupPlan>(start);
  const [kept, setKept] = useState<Kept>({ days: start.days, weeks: start.weeks, months: start.months });
  const [errors, setErrors] = useState<FormError[]>([]);
  const change = (part: Partial<BackupPlan>) => setPlan({ ...plan, ...part });
  const errorOf = (id: string) => errors.find((error) => error.fieldId === id)?.message;

  async function save() {
    const wrong = periods.filter((period) => kept[period] === null || (kept[period] ?? 0) > mostKept);
    setErrors(wrong.map((period) => ({ fieldId: fieldId(period), message: t('backups.form.number') })));
    if (wrong.length > 0) return;
    const outcome = await tasks.plan({
      ...plan,
      days: kept.days ?? 0,
      weeks: kept.weeks ?? 0,
      months: kept.months ?? 0,
    });
    if (outcome.state === 'failed') setErrors([{ message: refusalText(outcome.error, t) }]);
    else onClose();
  }

  return (
    <FormDrawer
      title={t('backups.form.title')}
      formId={backupPlanFormId}
      saveText={t('backups.form.save')}
      errors={errors}
      isDirty={plan !== start || periods.some((period) => kept[period] !== start[period])}
      onSave={save}
      onClose={onClose}
    >
      <Checkbox isSelected={plan.isOn} onChange={(isOn) => change({ isOn })}>
        {t('backups.form.isOn')}
      </Checkbox>
      <Select
        label={t('backups.form.hour')}
        help={t('backups.form.hourHelp')}
        value={String(plan.hour)}
        onChange={(hour) => change({ hour: Number(hour) })}
        options={hours.map((hour) => ({
          id: String(hour),
          label: writtenTime(`${String(hour).padStart(2, '0')}:00`, language),
        }))}
      />
      <RadioGroup
        label={t('backups.form.target')}
        help={places.bucket === null ? t('backups.form.noBucket') : undefined}
        value={plan.target}
        onChange={(target) => change({ target })}
        options={backupTargets
          .filter((target) => places[target] !== null || target === plan.target)
          .map((target) => ({
            id: target,
            label: t(`backups.form.targets.${target}`),
            description: places[target] ?? '',
          }))}
      />
      <Fieldset legend={t('backups.form.keep')} help={t('backups.form.keepHelp')}>
        {periods.map((period) => (
          <NumberField
            key={period}
            id={fieldId(period)}
            label={t(`backups.form.${period}`)}
            minValue={0}
            maxValue={mostKept}
            formatOptions={{ useGrouping: false }}
            value={kept[period]}
            onChange={(value) => setKept({ ...kept, [period]: value })}
            error={errorOf(fieldId(period))}
          />
        ))}
      </Fieldset>
      <Checkbox
        isSelected={plan.isTried}
        onChange={(isTried) => change({ isTried })}
        help={t('backups.form.triedHelp')}
      >
        {t('backups.form.isTried')}
      </Checkbox>
    </FormDrawer>
  );
}
