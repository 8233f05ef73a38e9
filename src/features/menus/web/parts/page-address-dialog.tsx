import { type FormEvent, useId, useMemo, useState } from 'react';
import { itemSlug } from '#platform/contract/addresses/slug.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { arrangeMenu } from '../../contract/arranging/arrange-menu.ts';
import type { MenuChange } from '../../contract/arranging/menu-change.ts';
import { type ChangedAddress, menuEffects } from '../../contract/arranging/menu-effects.ts';
import type { MenuSource, MenuSourceItem } from '../../contract/menu-source.ts';
import { Effects } from '../menu-effects-panel.tsx';
import { wordsOf } from '../menu-nodes.ts';
import { useSaveMenu } from '../use-save-menu.ts';
import styles from './page-address.module.css';

interface PageAddressDialogProps {
  source: MenuSource;
  item: MenuSourceItem;
  language: Language;
  onMoved(addresses: readonly ChangedAddress[]): void;
  onClose(): void;
}

/** Another address for a page and all below it, as in the menu: what it does is said before, and the old ones lead on. */
export default function PageAddressDialog({ source, item, language, onMoved, onClose }: PageAddressDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const own = useLanguage();
  const languages = useLanguages();
  const was = item.urlSegment.$lang[language] ?? '';
  const [segment, setSegment] = useState(was);
  const typed = segment.trim();
  const { changes, effects } = useMemo(() => {
    const urlSegment = { $lang: { ...item.urlSegment.$lang, [language]: typed } };
    const made: MenuChange[] = typed === was ? [] : [{ kind: 'set', guid: item.guid, changes: { urlSegment } }];
    const after = arrangeMenu(source.items, made).items;
    return { changes: made, effects: menuEffects(source.items, after, made, languages) };
  }, [source, item, language, languages, typed, was]);
  const saving = useSaveMenu(source, {
    changes,
    putBack: () => {
      onClose();
      onMoved(effects.addresses);
    },
  });
  const isReady = changes.length > 0 && effects.problems.length === 0;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isReady) void saving.save();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('menus.pageAddress.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isDisabled={!isReady} isPending={saving.isPending}>
            {t('menus.pageAddress.save')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={save}>
        <TextField
          autoFocus
          maxLength={200}
          label={
            languages.length > 1
              ? t('menus.pageAddress.in', { language: languageName(language, own) })
              : t('menus.fields.segment')
          }
          help={t('menus.fields.segmentHelp', { example: itemSlug(wordsOf(item.name, language)) })}
          value={segment}
          onChange={setSegment}
          {...inLanguage(language)}
        />
        <Effects effects={effects} />
      </form>
    </Dialog>
  );
}
