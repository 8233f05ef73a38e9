import type { Language } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { ItemDraft } from './item-draft.ts';

interface ItemTranslationProps {
  language: Language;
  /** As it was when the item was opened; absent for a new one. */
  state: LanguageState | undefined;
  draft: ItemDraft;
  onChange(update: (draft: ItemDraft) => ItemDraft): void;
}

/** Where a translation stands: whether readers get it, and whether the Dutch it was made from has changed since. */
export function ItemTranslation({ language, state, draft, onChange }: ItemTranslationProps) {
  const { t } = useTranslation();
  const known = draft.source.translations[language];
  const isFit = draft.upToDate?.includes(language) ?? false;
  return (
    <>
      {state?.isAutomatic && <Notice tone="info">{t('listItems.manage.translation.automatic')}</Notice>}
      {state?.isOutdated && (
        <>
          <Notice tone="warning">{t('listItems.manage.translation.outdated')}</Notice>
          <Checkbox
            isSelected={isFit}
            onChange={(isSelected) =>
              onChange(({ upToDate = [], ...now }) => ({
                ...now,
                upToDate: upToDate.filter((one) => one !== language).concat(isSelected ? language : []),
              }))
            }
          >
            {t('listItems.manage.translation.stillFits')}
          </Checkbox>
        </>
      )}
      <Checkbox
        help={t('listItems.manage.translation.hiddenHelp')}
        isSelected={known?.status === 'draft'}
        onChange={(isDraft) =>
          onChange((now) => ({
            ...now,
            source: {
              ...now.source,
              translations: {
                ...now.source.translations,
                [language]: { isAutomatic: false, ...known, status: isDraft ? 'draft' : 'published' },
              },
            },
          }))
        }
      >
        {t('listItems.manage.translation.hidden')}
      </Checkbox>
    </>
  );
}
