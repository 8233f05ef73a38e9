import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FileRow } from '#platform/web/ui/file-drop/file-row.tsx';
import styles from './media.module.css';
import type { useMediaUploads } from './use-media-uploads.ts';

/** What is on its way, what did not come, and how many wait. */
export function UploadList({ uploads }: { uploads: ReturnType<typeof useMediaUploads> }) {
  const { t } = useTranslation();
  if (uploads.rows.length === 0) return null;
  return (
    <>
      <ul className={styles.uploads} aria-label={t('assets.uploads')}>
        {uploads.rows.map((row) => (
          <FileRow
            key={row.id}
            file={row}
            onRemove={uploads.cancel}
            {...(row.canRetry && { onRetry: uploads.retry })}
          />
        ))}
      </ul>
      <p role="status" className={styles.help}>
        {uploads.waiting > 0 && t('assets.waiting', { count: uploads.waiting })}
      </p>
    </>
  );
}
