import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { findingSources } from '../contract/statement-status.ts';
import type { FindingFieldsProps } from './finding-words.tsx';

/** What is the same in every language. */
export function FindingFacts({ typed, idOf, errorOf, onChange }: FindingFieldsProps) {
  const { t } = useTranslation();
  const words = (name: string) => t(`accessibilityStatement.admin.findings.${name}`);
  return (
    <>
      <TextField
        id={idOf('criteria')}
        label={words('criteria')}
        help={words('criteriaHelp')}
        isRequired
        maxLength={200}
        error={errorOf('criteria')}
        value={typed.criteria}
        onChange={(criteria) => onChange({ criteria })}
      />
      <Select
        label={words('source')}
        options={findingSources.map((id) => ({ id, label: words(`sources.${id}`) }))}
        value={typed.source}
        onChange={(source) => onChange({ source })}
      />
      <DatePicker
        id={idOf('foundOn')}
        label={words('foundOn')}
        isRequired
        error={errorOf('foundOn')}
        value={typed.foundOn}
        onChange={(foundOn) => onChange({ foundOn })}
      />
      <DatePicker
        id={idOf('plannedOn')}
        label={words('plannedOn')}
        error={errorOf('plannedOn')}
        value={typed.plannedOn}
        onChange={(plannedOn) => onChange({ plannedOn })}
      />
      <DatePicker
        id={idOf('solvedOn')}
        label={words('solvedOn')}
        help={words('solvedHelp')}
        error={errorOf('solvedOn')}
        value={typed.solvedOn}
        onChange={(solvedOn) => onChange({ solvedOn })}
      />
    </>
  );
}
