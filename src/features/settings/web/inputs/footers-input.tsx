import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { WordsField } from '#platform/web/ui/field/words-field.tsx';
import type { Footer } from '../../contract/setting.ts';
import { footerLimits } from '../../contract/setting-fields.ts';
import type { SettingInputProps } from '../setting-input-props.ts';
import { FooterColumn } from './footer-column.tsx';
import styles from './inputs.module.css';

/** Who we are and where else to go; a page may choose another than the first. */
export function FootersInput({
  id,
  field,
  label,
  help,
  error,
  value,
  onChange,
}: SettingInputProps<'footers', Footer[]>) {
  const { t } = useTranslation();
  const add = (): Footer => ({
    guid: crypto.randomUUID(),
    name: t('settings.screen.newFooter'),
    organisation: { $lang: {} },
    address: [],
    phone: '',
    email: '',
    columns: [],
  });
  return (
    <Fieldset id={id} legend={label} help={help} error={error}>
      {value.map((footer, place) => (
        <Disclosure
          key={footer.guid}
          title={footer.name || t('settings.screen.footer', { place: place + 1 })}
          className={styles.footer}
        >
          <FooterFields
            footer={footer}
            onChange={(changed) => onChange(value.with(place, changed))}
            onRemove={() => onChange(value.toSpliced(place, 1))}
          />
        </Disclosure>
      ))}
      {value.length < field.max && (
        <Button icon={Plus} onPress={() => onChange([...value, add()])}>
          {t('settings.screen.addFooter')}
        </Button>
      )}
    </Fieldset>
  );
}

interface FooterFieldsProps {
  footer: Footer;
  onChange(footer: Footer): void;
  onRemove(): void;
}

function FooterFields({ footer, onChange, onRemove }: FooterFieldsProps) {
  const { t } = useTranslation();
  const set = (changes: Partial<Footer>) => onChange({ ...footer, ...changes });
  return (
    <div className={styles.parts}>
      <TextField
        label={t('settings.screen.footerName')}
        isRequired
        value={footer.name}
        onChange={(name) => set({ name })}
      />
      <WordsField
        label={t('settings.screen.organisation')}
        value={footer.organisation.$lang}
        onChange={($lang) => set({ organisation: { $lang } })}
      />
      <TextArea
        label={t('settings.screen.address')}
        help={t('settings.screen.perLine')}
        rows={3}
        value={footer.address.join('\n')}
        onChange={(lines) => set({ address: lines === '' ? [] : lines.split('\n') })}
      />
      <TextField
        label={t('settings.screen.phone')}
        type="tel"
        value={footer.phone}
        onChange={(phone) => set({ phone })}
      />
      <TextField
        label={t('settings.screen.email')}
        type="email"
        value={footer.email}
        onChange={(email) => set({ email })}
      />
      {footer.columns.map((column, place) => (
        <FooterColumn
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing else to be known by
          key={place}
          column={column}
          place={place + 1}
          onChange={(changed) => set({ columns: footer.columns.with(place, changed) })}
          onRemove={() => set({ columns: footer.columns.toSpliced(place, 1) })}
        />
      ))}
      <div className={styles.actions}>
        {footer.columns.length < footerLimits.columns && (
          <Button
            icon={Plus}
            isCompact
            onPress={() => set({ columns: [...footer.columns, { title: { $lang: {} }, links: [] }] })}
          >
            {t('settings.screen.addColumn')}
          </Button>
        )}
        <Button icon={Trash2} isCompact variant="quiet" onPress={onRemove}>
          {t('settings.screen.removeFooter')}
        </Button>
      </div>
    </div>
  );
}
