import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { WordsField } from '#platform/web/ui/field/words-field.tsx';
import type { Footer } from '../../contract/setting.ts';
import { footerLimits } from '../../contract/setting-fields.ts';
import styles from './inputs.module.css';
import { LinkInput } from './link-input.tsx';

type Column = Footer['columns'][number];

interface FooterColumnProps {
  column: Column;
  place: number;
  onChange(column: Column): void;
  onRemove(): void;
}

/** A heading and the links below it. */
export function FooterColumn({ column, place, onChange, onRemove }: FooterColumnProps) {
  const { t } = useTranslation();
  const { title, links } = column;
  const setLinks = (changed: Column['links']) => onChange({ title, links: changed });
  return (
    <Fieldset legend={t('settings.screen.column', { place })} className={styles.column}>
      <WordsField
        label={t('settings.screen.columnTitle')}
        value={title.$lang}
        onChange={($lang) => onChange({ title: { $lang }, links })}
      />
      {links.map((link, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has nothing else to be known by
          key={at}
          className={styles.link}
        >
          <WordsField
            label={t('settings.screen.linkLabel')}
            value={link.label.$lang}
            onChange={($lang) => setLinks(links.with(at, { ...link, label: { $lang } }))}
          />
          <LinkInput
            label={t('settings.screen.linkUrl')}
            value={link.url}
            onChange={(url) => setLinks(links.with(at, { ...link, url }))}
          />
          <Button icon={Trash2} isCompact variant="quiet" onPress={() => setLinks(links.toSpliced(at, 1))}>
            {t('settings.screen.removeLink')}
          </Button>
        </div>
      ))}
      <div className={styles.actions}>
        {links.length < footerLimits.links && (
          <Button icon={Plus} isCompact onPress={() => setLinks([...links, { label: { $lang: {} }, url: '/' }])}>
            {t('settings.screen.addLink')}
          </Button>
        )}
        <Button icon={Trash2} isCompact variant="quiet" onPress={onRemove}>
          {t('settings.screen.removeColumn')}
        </Button>
      </div>
    </Fieldset>
  );
}
