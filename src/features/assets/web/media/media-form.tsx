import { type FormEvent, useEffect, useState } from 'react';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { MediaChanges, MediaFile, MediaFolder } from '../../contract/media.ts';
import { FocalPointField } from '../picker/focal-point-field.tsx';
import { folderOfOption, folderOptions, noFolder } from './folder-options.ts';
import styles from './media.module.css';
import { mediaUrl } from './media-thumbnail.tsx';
import { mediaFormId, useMediaChanges } from './use-media-changes.ts';

type Fields = Required<MediaChanges>;

const nameId = 'media-name';

export interface MediaFormProps {
  file: MediaFile;
  folders: readonly MediaFolder[];
  /** Whether there is something that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** What can be said of a file. Of a picture: what is on it; of a document: what it is called for readers. */
export function MediaForm({ file, folders, onDirty }: MediaFormProps) {
  const { t } = useTranslation();
  const own = useLanguage();
  const languages = useLanguages();
  const { save } = useMediaChanges();
  const [changes, setChanges] = useState<MediaChanges>({});
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const fields: Fields = { ...file, ...changes };
  const set = (more: MediaChanges) => setChanges((before) => ({ ...before, ...more }));
  const isDirty = Object.keys(changes).length > 0;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const isImage = file.kind === 'image';
  const words = isImage ? 'alt' : 'title';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAttempt((count) => count + 1);
    if (fields.name.trim() === '') return setErrors([{ fieldId: nameId, message: t('assets.nameMissing') }]);
    setErrors([]);
    setPending(true);
    try {
      await save(file, changes);
      setChanges({});
    } catch (refusal) {
      setErrors([{ message: refusalText(refusal, t) }]);
    } finally {
      setPending(false);
    }
  }

  return (
    <form id={mediaFormId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={errors} attempt={attempt} />
      {isImage && (
        <Checkbox
          help={t('assets.decorativeHelp')}
          isSelected={fields.isDecorative}
          onChange={(isDecorative) => set({ isDecorative })}
        >
          {t('assets.decorative')}
        </Checkbox>
      )}
      {!(isImage && fields.isDecorative) &&
        languages.map((language) => (
          <TextArea
            key={language}
            label={t(`assets.${words}.in`, { language: languageName(language, own) })}
            {...(language === 'nl' ? { help: t(`assets.${words}.help`) } : {})}
            rows={2}
            maxLength={isImage ? 500 : 200}
            {...inLanguage(language)}
            value={fields[words].$lang[language] ?? ''}
            onChange={(typed) => set({ [words]: { $lang: { ...fields[words].$lang, [language]: typed } } })}
          />
        ))}
      {isImage && (
        <FocalPointField
          picture={{
            src: mediaUrl(file, { width: 640 }),
            width: file.width ?? undefined,
            height: file.height ?? undefined,
          }}
          value={fields.focalPoint}
          onChange={(focalPoint) => set({ focalPoint })}
        />
      )}
      <TextField
        label={t('assets.credit')}
        maxLength={200}
        value={fields.credit}
        onChange={(credit) => set({ credit })}
      />
      <TextField
        id={nameId}
        error={errors.find(({ fieldId }) => fieldId === nameId)?.message}
        label={t('assets.name')}
        isRequired
        maxLength={150}
        value={fields.name}
        onChange={(name) => set({ name })}
      />
      <Select
        label={t('assets.folder')}
        value={fields.folder ?? noFolder}
        onChange={(option) => set({ folder: folderOfOption(option) })}
        options={folderOptions(folders, t)}
      />
      <Button type="submit" variant="primary" isPending={isPending} pendingText={t('ui.busy')} isDisabled={!isDirty}>
        {t('assets.save')}
      </Button>
    </form>
  );
}
