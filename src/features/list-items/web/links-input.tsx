import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { focusField } from '#platform/web/ui/error-summary/focus-field.ts';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { ItemFieldInputProps, ItemFieldTexts } from './item-field-input.tsx';
import styles from './item-form.module.css';

interface Link {
  label: { $lang: Record<string, string> };
  href: string;
}

/** Addresses with their words, in the language that is being written. */
export function LinksInput({
  field,
  language,
  value,
  onChange,
  texts: { label, ...texts },
}: ItemFieldInputProps & { texts: ItemFieldTexts }) {
  const { t } = useTranslation();
  const links = (value ?? []) as unknown as Link[];
  const linkId = (place: number) => `${texts.id}-${place}`;
  const addId = `${texts.id}-add`;
  const put = (next: Link[]) => onChange(next as never);
  const change = (place: number, changes: Partial<Link>) =>
    put(links.map((link, at) => (at === place ? { ...link, ...changes } : link)));
  return (
    <Fieldset legend={label} {...texts}>
      {withKeys(links).map(({ key, item: link }) => (
        <div key={key} className={styles.row}>
          <TextField
            id={linkId(key)}
            label={t('listItems.manage.linkAddress', { number: key + 1 })}
            inputMode="url"
            value={link.href}
            onChange={(href) => change(key, { href })}
          />
          <TextField
            label={t('listItems.manage.linkWords', { number: key + 1 })}
            value={link.label.$lang[language] ?? ''}
            onChange={(words) => change(key, { label: { $lang: { ...link.label.$lang, [language]: words } } })}
          />
          <IconButton
            icon={Trash2}
            label={t('listItems.manage.removeLink', { number: key + 1 })}
            onPress={() => {
              flushSync(() => put(links.toSpliced(key, 1)));
              focusField(addId);
            }}
          />
        </div>
      ))}
      {(field.isMany || links.length === 0) && (
        <div className={styles.actions}>
          <Button
            id={addId}
            icon={Plus}
            onPress={() => {
              flushSync(() => put([...links, { label: { $lang: {} }, href: '' }]));
              focusField(linkId(links.length));
            }}
          >
            {t('listItems.manage.addLink')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
