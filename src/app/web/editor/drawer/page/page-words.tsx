import { descriptionLimit, titleLimit } from '#features/pages/contract/page-limits.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { PageSettingsProps } from './page-settings-props.ts';

type PageWordsProps = Pick<PageSettingsProps, 'document' | 'language' | 'write'>;

/** The title and what search engines show, in the language that is being written. */
export function PageWords({ document, language, write }: PageWordsProps) {
  const { t } = useTranslation();
  const put = (field: 'title' | 'description', is: string, was: string) =>
    write({ block: null, path: [field, '$lang', language], was: was || undefined, is: is || undefined });
  const title = useTyped(
    document.title.$lang[language] ?? '',
    (words, was) => put('title', words, was),
    // Without a title in the default language it has none in any.
    (words) => language !== defaultLanguage || words.trim() !== '',
  );
  const description = useTyped(document.description.$lang[language] ?? '', (words, was) =>
    put('description', words, was),
  );
  return (
    <>
      <TextField
        label={t('editor.drawer.page.title')}
        error={title.isRefused ? t('editor.drawer.page.titleMissing') : undefined}
        maxLength={titleLimit}
        value={title.value}
        onChange={title.type}
        onBlur={title.commit}
        {...inLanguage(language)}
      />
      <TextArea
        label={t('editor.drawer.page.description')}
        help={t('editor.drawer.page.descriptionHelp')}
        rows={3}
        maxLength={descriptionLimit}
        value={description.value}
        onChange={description.type}
        onBlur={description.commit}
        {...inLanguage(language)}
      />
    </>
  );
}
