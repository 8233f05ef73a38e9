import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { flushSync } from 'react-dom';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { focusField } from '#platform/web/ui/error-summary/focus-field.ts';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';
import styles from './input.module.css';

export const kind = definition;

interface Link {
  label: StoredText;
  href: string;
}

/** Addresses with their words, in the language that is being written. */
export default function LinkInput({ value, onChange, language, ...props }: FieldInputProps<Link[]>) {
  const { t } = useTranslation();
  const { label, ...texts } = textsOf(props);
  const links = value ?? [];
  const linkId = (place: number) => `${texts.id}-${place}`;
  const addId = `${texts.id}-add`;
  const change = (place: number, changes: Partial<Link>) =>
    onChange(links.map((link, at) => (at === place ? { ...link, ...changes } : link)));
  return (
    <Fieldset legend={label} {...texts}>
      {withKeys(links).map(({ key, item: link }) => (
        <div key={key} className={styles.row}>
          <TextField
            id={linkId(key)}
            label={t('fields.link.address', { number: key + 1 })}
            inputMode="url"
            value={link.href}
            onChange={(href) => change(key, { href })}
          />
          <TextField
            label={t('fields.link.words', { number: key + 1 })}
            value={link.label.$lang[language] ?? ''}
            onChange={(words) => change(key, { label: { $lang: { ...link.label.$lang, [language]: words } } })}
          />
          <IconButton
            icon={Trash2}
            label={t('fields.link.remove', { number: key + 1 })}
            onPress={() => {
              flushSync(() => onChange(links.toSpliced(key, 1)));
              focusField(addId);
            }}
          />
        </div>
      ))}
      {(props.field.isMany || links.length === 0) && (
        <div className={styles.actions}>
          <Button
            id={addId}
            icon={Plus}
            onPress={() => {
              flushSync(() => onChange([...links, { label: { $lang: {} }, href: '' }]));
              focusField(linkId(links.length));
            }}
          >
            {t('fields.link.add')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
