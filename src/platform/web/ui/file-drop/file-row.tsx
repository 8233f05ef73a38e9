import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import File from 'lucide-react/icons/file';
import Image from 'lucide-react/icons/image';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Gauge } from '../gauge/gauge.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './file-drop.module.css';

export interface FileState {
  id: string;
  name: string;
  size: number;
  status: 'uploading' | 'done' | 'failed';
  /** From 0 to 1, while uploading. */
  progress?: number;
  thumbnailUrl?: string;
  isImage?: boolean;
  /** Why it failed, and what to do. */
  message?: string;
}

export interface FileRowProps {
  file: FileState;
  onRemove?: (id: string) => void;
  /** Of one that failed. */
  onRetry?: (id: string) => void;
}

export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { t } = useTranslation();
  const isUploading = file.status === 'uploading';
  return (
    <li className={styles.file} data-uploading={isUploading || undefined}>
      <span className={styles.thumb}>
        {file.thumbnailUrl ? (
          <img src={file.thumbnailUrl} alt="" className={styles.picture} />
        ) : (
          <Icon icon={file.isImage ? Image : File} size={20} />
        )}
      </span>
      <div className={styles.about}>
        <strong className={styles.name}>{file.name}</strong>
        <Progress file={file} />
        {onRetry && file.status === 'failed' && (
          <Button isCompact className={styles.retry} onPress={() => onRetry(file.id)}>
            {t('ui.fileDrop.retry')}
          </Button>
        )}
      </div>
      {onRemove && (
        <IconButton
          icon={isUploading ? X : Trash2}
          label={t(isUploading ? 'ui.fileDrop.cancel' : 'ui.fileDrop.remove', { name: file.name })}
          onPress={({ target }) => {
            goOnAfter(target);
            onRemove(file.id);
          }}
          className={styles.remove}
        />
      )}
    </li>
  );
}

/** Its button goes with the row: on to the next one, or to where a file is chosen. */
function goOnAfter(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const chooser = row?.closest('fieldset, main')?.querySelector<HTMLElement>('[data-choose-file]');
  const target = next?.querySelector<HTMLElement>('button') ?? chooser;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) target?.focus();
  });
}

function Progress({ file }: { file: FileState }) {
  const { t } = useTranslation();
  const size = formatFileSize(file.size, useLanguage());
  if (file.status === 'done') {
    return (
      <span className={styles.done}>
        <Icon icon={Check} size={20} />
        {t('ui.fileDrop.done', { size })}
      </span>
    );
  }
  if (file.status === 'failed') {
    return (
      <span className={styles.failed}>
        <Icon icon={CircleAlert} size={20} />
        {file.message ?? t('ui.fileDrop.failed')}
      </span>
    );
  }
  const percentage = Math.round((file.progress ?? 0) * 100);
  return <Gauge className={styles.gauge} value={percentage} label={t('ui.fileDrop.progress', { percentage, size })} />;
}
