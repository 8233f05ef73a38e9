import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { MoneyField } from '#platform/web/ui/field/money-field.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from './gallery.module.css';
import { Columns, Part } from './part.tsx';
import { ShownState } from './shown-state.tsx';

function useDistricts() {
  const { t } = useTranslation();
  return [
    { id: 'south', label: t('gallery.fields.south') },
    { id: 'harbour', label: t('gallery.fields.harbour'), description: t('gallery.fields.harbourHelp') },
    { id: 'north', label: t('gallery.fields.north') },
  ];
}

export function FieldPart() {
  const { t } = useTranslation();
  const districts = useDistricts();
  return (
    <Part title={t('gallery.section.fields')}>
      <Columns count={3}>
        <TextField label={t('gallery.fields.name')} isRequired />
        <ShownState state="data-hovered">
          <TextField label={t('gallery.fields.hovered')} defaultValue={t('gallery.fields.street')} />
        </ShownState>
        <ShownState state="data-focused">
          <TextField label={t('gallery.fields.focused')} defaultValue={t('gallery.fields.address')} />
        </ShownState>
        <EmailField
          label={t('gallery.fields.email')}
          error={t('gallery.fields.emailError')}
          defaultValue="carla.vloedhaven.example"
          isRequired
        />
        <TextField label={t('gallery.fields.readOnly')} defaultValue="ML-2026-0418" isReadOnly />
        <TextField label={t('gallery.fields.disabled')} defaultValue={t('gallery.fields.disabledValue')} isDisabled />
        <Select label={t('gallery.fields.district')} options={districts} defaultValue="south" />
        <MoneyField label={t('gallery.fields.amount')} defaultCents={1250} />
        <TextArea label={t('gallery.fields.note')} defaultValue={t('gallery.fields.noteValue')} maxLength={500} />
        <PasswordField
          label={t('gallery.fields.password')}
          help={t('gallery.fields.passwordHelp')}
          defaultValue="oester-vloed-9"
        />
        <NumberField label={t('gallery.fields.count')} defaultValue={4} minValue={1} maxValue={20} />
        <ComboBox label={t('gallery.fields.street2')} options={districts} />
        <SearchField label={t('gallery.fields.search')} defaultValue="dijk" />
      </Columns>
      <Fieldset legend={t('gallery.fields.place')} help={t('gallery.fields.placeHelp')}>
        <div className={styles.place}>
          <TextField label={t('gallery.fields.postcode')} isRequired />
          <TextField label={t('gallery.fields.number')} />
          <TextField label={t('gallery.fields.addition')} />
        </div>
      </Fieldset>
      <CheckedForm />
    </Part>
  );
}

/** What happens when a form cannot be sent yet. */
function CheckedForm() {
  const { t } = useTranslation();
  const districts = useDistricts();
  const [attempt, setAttempt] = useState(0);
  const [topic, setTopic] = useState<string | null>(null);
  const [hasAgreed, setAgreed] = useState(false);
  const topicError = attempt > 0 && !topic ? t('gallery.fields.topicError') : undefined;
  const agreeError = attempt > 0 && !hasAgreed ? t('gallery.fields.agreeError') : undefined;
  const errors = [
    { fieldId: 'gallery-topic', message: topicError },
    { fieldId: 'gallery-agree', message: agreeError },
  ].filter(({ message }) => message !== undefined);

  return (
    <div className={styles.form}>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <Select
        id="gallery-topic"
        label={t('gallery.fields.topic')}
        options={districts}
        value={topic}
        onChange={setTopic}
        error={topicError}
        isRequired
      />
      <Checkbox id="gallery-agree" isSelected={hasAgreed} onChange={setAgreed} error={agreeError} isRequired>
        {t('gallery.fields.agree')}
      </Checkbox>
      <ButtonRow>
        <Button variant="primary" onPress={() => setAttempt((count) => count + 1)}>
          {t('gallery.fields.check')}
        </Button>
        <Button variant="quiet" onPress={() => setAttempt(0)}>
          {t('gallery.fields.reset')}
        </Button>
      </ButtonRow>
    </div>
  );
}
