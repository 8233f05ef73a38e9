import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { StatementSettings } from '../contract/accessibility-statement.ts';
import { statementStatuses } from '../contract/statement-status.ts';

interface StatementFieldsProps {
  settings: StatementSettings;
  idOf(field: string): string;
  errorOf(field: string): ReactNode;
  onChange(changes: Partial<StatementSettings>): void;
}

type Line = {
  [K in keyof StatementSettings]: StatementSettings[K] extends string ? K : never;
}[keyof StatementSettings];
type Day = 'auditedOn' | 'signedOn';

export function StatementFields({ settings, idOf, errorOf, onChange }: StatementFieldsProps) {
  const { t } = useTranslation();
  const words = (name: string) => t(`accessibilityStatement.admin.form.${name}`);
  const common = (field: keyof StatementSettings) => ({
    id: idOf(field),
    label: words(field),
    error: errorOf(field),
  });
  const line = (field: Line, help?: string) => (
    <TextField
      {...common(field)}
      help={help && words(help)}
      maxLength={field.endsWith('Url') ? 500 : 200}
      value={settings[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const day = (field: Day) => (
    <DatePicker {...common(field)} value={settings[field]} onChange={(value) => onChange({ [field]: value })} />
  );
  return (
    <>
      <Fieldset legend={words('about')}>
        {line('organisation', 'organisationHelp')}
        <TextArea
          {...common('domains')}
          help={words('domainsHelp')}
          rows={3}
          value={settings.domains.join('\n')}
          onChange={(typed) => onChange({ domains: typed.split('\n') })}
        />
      </Fieldset>
      <RadioGroup
        label={words('status')}
        value={settings.status}
        onChange={(status) => onChange({ status })}
        options={statementStatuses.map((id) => ({
          id,
          label: t('accessibilityStatement.statusLine', { status: id, name: t(`accessibilityStatement.names.${id}`) }),
          description: t(`accessibilityStatement.meanings.${id}`),
        }))}
      />
      <Fieldset legend={words('audit')}>
        {line('auditedBy')}
        {day('auditedOn')}
        {line('auditMethod', 'auditMethodHelp')}
        {line('reportUrl')}
      </Fieldset>
      <Fieldset legend={words('contact')}>
        <EmailField
          {...common('contactEmail')}
          value={settings.contactEmail}
          onChange={(contactEmail) => onChange({ contactEmail })}
        />
        {line('contactPhone')}
        <NumberField
          {...common('answerDays')}
          minValue={1}
          maxValue={60}
          value={settings.answerDays}
          onChange={(answerDays) => onChange({ answerDays: answerDays ?? 0 })}
        />
        {line('complaintName')}
        {line('complaintUrl')}
      </Fieldset>
      <Fieldset legend={words('sign')}>
        {line('signedBy')}
        {line('signedAs')}
        {day('signedOn')}
        {line('registerUrl')}
      </Fieldset>
    </>
  );
}
