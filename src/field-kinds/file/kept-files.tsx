import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { filePart, type PostedFile, writePostedFile } from '../kit/contract/posted-file.ts';
import { postedName } from '../kit/contract/question-kind.ts';
import styles from './question-field.module.css';

/** What was sent with an earlier step, where no script shows it: carried along by the form, and taken away by a button of it. */
export function KeptFiles({ name, held }: { name: string; held: readonly PostedFile[] }) {
  const { t } = useTranslation();
  if (held.length === 0) return null;
  return (
    <PlainList className={styles.kept} aria-label={t('fields.ask.keptFiles')}>
      {held.map((file) => (
        <li key={file.assetGuid} className={styles.file}>
          <input type="hidden" name={name} value={writePostedFile(file)} />
          <bdi className={styles.name}>{file.name}</bdi>
          <PlainButton
            type="submit"
            name={postedName(name, filePart.drop)}
            value={file.assetGuid}
            variant="quiet"
            formNoValidate
          >
            {t('fields.ask.dropFile', { name: file.name })}
          </PlainButton>
        </li>
      ))}
    </PlainList>
  );
}
