import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { ItemFieldInputProps } from './item-field-input.tsx';
import styles from './item-form.module.css';

interface Link {
  label: { $lang: Record<string, string> };
  href: string;
}

/** Addresses with their words, in the language that is being written. */
export function LinksInput({
  id,
  field,
  language,
  value,
  onChange,
  error,
  label,
}: ItemFieldInputProps & { label: string }) {
  const { t } = useTranslation();
  const links = (value ?? []) as unknown as Link[];
  const put = (next: Link[]) => onChange(next as never);
  const change = (place: number, changes: Partial<Link>) =>
    put(links.map((link, at) => (at === place ? { ...link, ...changes } : link)));
  return (
    <Fieldset legend={label} id={id} error={error} isRequired={field.isRequired}>
      {withKeys(links).map(({ key, item: link }) => (
        <div key={key} className={styles.row}>
          <TextField
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
            onPress={() => put(links.toSpliced(key, 1))}
          />
        </div>
      ))}
      {(field.isMany || links.length === 0) && (
        <Button icon={Plus} onPress={() => put([...links, { label: { $lang: {} }, href: '' }])}>
          {t('listItems.manage.addLink')}
        </Button>
      )}
    </Fieldset>
  );
}
