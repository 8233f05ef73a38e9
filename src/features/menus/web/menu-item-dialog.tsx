import { type FormEvent, useId, useState } from 'react';
import { isHref } from '#platform/contract/addresses/href-pattern.ts';
import { itemSlug } from '#platform/contract/addresses/slug.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { MenuItemChanges, MenuSourceItem } from '../contract/menu-source.ts';
import styles from './menu-screen.module.css';
import { RelatedItems } from './related-items.tsx';

interface MenuItemDialogProps {
  item: MenuSourceItem;
  items: readonly MenuSourceItem[];
  onChange(changes: MenuItemChanges): void;
  onClose(): void;
}

type Words = 'name' | 'urlSegment' | 'description';

/** The name, the address and the words beneath it in each language, whether readers see it, and where it leads. */
export default function MenuItemDialog({ item, items, onChange, onClose }: MenuItemDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const own = useLanguage();
  const languages = useLanguages();
  const [fields, setFields] = useState<MenuItemChanges>({});
  const [hasTried, setTried] = useState(false);
  const now = { ...item, ...fields };
  const isLink = item.pageGuid === null && item.externalUrl !== null;
  const faults = {
    name: (now.name.$lang[defaultLanguage] ?? '').trim() === '' ? t('menus.add.nameMissing') : undefined,
    url: isLink && !isHref(now.externalUrl ?? '') ? t('menus.add.link.wrong') : undefined,
  };
  const set = (changed: MenuItemChanges) => setFields((before) => ({ ...before, ...changed }));
  const setWords = (field: Words, language: Language, typed: string) =>
    set({ [field]: { $lang: { ...now[field].$lang, [language]: typed } } });

  function keep(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    const changed = Object.entries(fields).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(item[field as keyof MenuSourceItem]),
    );
    if (changed.length > 0) onChange(Object.fromEntries(changed));
    onClose();
  }

  const wordsIn = (field: Words, language: Language) => ({
    ...inLanguage(language),
    value: now[field].$lang[language] ?? '',
    onChange: (typed: string) => setWords(field, language, typed),
  });

  return (
    <Dialog
      isOpen
      title={t('menus.itemTitle', { name: item.name.$lang[own] ?? item.name.$lang[defaultLanguage] ?? '' })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t('menus.keep')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={keep}>
        {languages.map((language, index) => (
          <Fieldset key={language} legend={languageName(language, own)}>
            <TextField
              autoFocus={index === 0}
              isRequired={language === defaultLanguage}
              maxLength={200}
              label={t('menus.fields.name')}
              error={hasTried && language === defaultLanguage ? faults.name : undefined}
              {...wordsIn('name', language)}
            />
            {!isLink && (
              <TextField
                maxLength={200}
                label={t('menus.fields.segment')}
                help={t('menus.fields.segmentHelp', { example: exampleOf(now.name, language) })}
                {...wordsIn('urlSegment', language)}
              />
            )}
            <TextField maxLength={500} label={t('menus.fields.description')} {...wordsIn('description', language)} />
          </Fieldset>
        ))}
        {isLink && (
          <TextField
            isRequired
            type="url"
            maxLength={2000}
            label={t('menus.fields.url')}
            help={t('menus.fields.urlHelp')}
            value={now.externalUrl ?? ''}
            onChange={(externalUrl) => set({ externalUrl })}
            error={hasTried ? faults.url : undefined}
          />
        )}
        <Checkbox
          help={t('menus.fields.visibleHelp')}
          isSelected={now.isVisible}
          onChange={(isVisible) => set({ isVisible })}
        >
          {t('menus.fields.visible')}
        </Checkbox>
        <RelatedItems
          item={item}
          items={items}
          value={now.relatedMenuItems}
          onChange={(relatedMenuItems) => set({ relatedMenuItems })}
        />
      </form>
    </Dialog>
  );
}

/** A name in other letters than those of addresses makes none; then the address is that of the first language. */
const exampleOf = (name: StoredText, language: Language): string =>
  itemSlug(name.$lang[language] ?? '') || itemSlug(name.$lang[defaultLanguage] ?? '');
