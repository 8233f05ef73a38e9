import { useState } from 'react';
import { FieldInput } from '#field-kinds/kit/web/field-input.tsx';
import type { Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { StoredContentBlock } from '../contract/list-item.ts';
import { withText } from './item-draft.ts';
import {
  captionFiles,
  captionLanguages,
  contentWithCaptions,
  contentWithFilm,
  type FilmCaptions,
  filmFiles,
  filmOf,
  type KeptFile,
  withDefault,
} from './video-part.ts';

interface VideoPartInputProps {
  block: StoredContentBlock;
  language: Language;
  onChange(content: StoredContentBlock['content']): void;
}

/** A film of our own with its captions, or one that stands elsewhere. */
export function VideoPartInput({ block, language, onChange }: VideoPartInputProps) {
  const { t } = useTranslation();
  const own = useLanguage();
  const [refused, setRefused] = useState<'film' | 'captions'>();
  const { content } = block;
  const film = filmOf(block);
  const { video, captions = [], url = '', title = { $lang: {} } } = film;
  const files = (isMany: boolean) => ({
    help: undefined,
    isRequired: false,
    field: { kind: 'file', options: [], isMany } as const,
    options: [],
    language,
  });
  const put = (what: 'film' | 'captions', changed: { content: typeof content; isRefused: boolean }) => {
    setRefused(changed.isRefused ? what : undefined);
    onChange(changed.content);
  };
  const putCaptions = (next: FilmCaptions[]) => onChange({ ...content, captions: next });
  return (
    <>
      <TextField
        label={t('listItems.manage.video.title')}
        help={t('listItems.manage.video.titleHelp')}
        value={title.$lang[language] ?? ''}
        onChange={(words) => onChange({ ...content, title: withText(title, language, words) })}
        {...inLanguage(language)}
      />
      <FieldInput
        {...files(false)}
        id={`item-film-${block.guid}`}
        label={t('listItems.manage.video.file')}
        error={refused === 'film' ? t('listItems.manage.video.notAFilm') : undefined}
        value={filmFiles(film)}
        onChange={(sent) => put('film', contentWithFilm(content, (sent ?? []) as KeptFile[]))}
      />
      {video === undefined ? (
        <TextField
          label={t('listItems.manage.video.url')}
          help={t('listItems.manage.video.urlHelp')}
          value={url}
          onChange={(address) => onChange({ ...content, url: address })}
        />
      ) : (
        <>
          <FieldInput
            {...files(true)}
            id={`item-captions-${block.guid}`}
            label={t('listItems.manage.video.captions')}
            error={refused === 'captions' ? t('listItems.manage.video.notCaptions') : undefined}
            value={captionFiles(film)}
            onChange={(sent) => put('captions', contentWithCaptions(content, (sent ?? []) as KeptFile[]))}
          />
          {captions.length === 0 && <Notice tone="warning">{t('listItems.manage.video.none')}</Notice>}
          {captions.map((one) => (
            <div key={one.assetGuid}>
              <Select
                label={t('listItems.manage.video.language', { name: one.name })}
                options={[...new Set([...captionLanguages, one.language])].map((id) => ({
                  id,
                  label: languageName(id, own),
                }))}
                value={one.language}
                onChange={(chosen) =>
                  putCaptions(
                    captions.map((known) =>
                      known.assetGuid === one.assetGuid ? { ...known, language: chosen } : known,
                    ),
                  )
                }
              />
              <Checkbox
                isSelected={one.isDefault}
                onChange={(isDefault) => putCaptions(withDefault(captions, isDefault ? one.assetGuid : undefined))}
              >
                {t('listItems.manage.video.shown', { language: languageName(one.language, own) })}
              </Checkbox>
            </div>
          ))}
        </>
      )}
    </>
  );
}
