import CircleAlert from 'lucide-react/icons/circle-alert';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { readPostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import styles from './file-rows.module.css';

/** A file on its way, or one that did not come. */
export interface SendingFile {
  id: string;
  /** The name of the question's field. */
  question: string;
  file: File;
  /** From 0 to 1. */
  progress: number;
  /** For the connection. */
  isWaiting: boolean;
  /** Why it does not come. */
  refusal: string | undefined;
}

interface FileRowsProps {
  name: string;
  chooserId: string;
  /** As they are posted. */
  held: readonly string[];
  removed: readonly string[];
  sending: readonly SendingFile[];
  onRemove(value: string): void;
  onPutBack(value: string): void;
  onStop(id: string): void;
}

/** The files of one question: those that are there, as fields of the form, those that were taken away, those on their way. */
export function FileRows({ name, chooserId, held, removed, sending, onRemove, onPutBack, onStop }: FileRowsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (held.length + removed.length + sending.length === 0) return null;
  const idOf = (what: string, value: string) => `${what}-${readPostedFile(value).assetGuid}`;
  const focusOn = (id: string) => keepFocus(() => document.getElementById(id) ?? document.getElementById(chooserId));
  return (
    <PlainList className={styles.files} aria-label={t('formFiles.list')}>
      {held.map((value) => {
        const file = readPostedFile(value);
        return (
          <li key={value} className={styles.file}>
            <input type="hidden" name={name} value={value} />
            <span className={styles.about}>
              <bdi className={styles.name}>{file.name}</bdi>
              <span className={styles.note}>
                {t('formFiles.saved', { size: formatFileSize(file.byteSize, language) })}
              </span>
            </span>
            <PlainButton
              id={idOf('remove', value)}
              icon={Trash2}
              variant="quiet"
              label={t('formFiles.remove', { name: file.name })}
              onClick={() => {
                onRemove(value);
                focusOn(idOf('back', value));
              }}
            />
          </li>
        );
      })}
      {removed.map((value) => (
        <li key={`removed ${value}`} className={styles.file}>
          <span className={styles.note}>{t('formFiles.removed', { name: readPostedFile(value).name })}</span>
          <PlainButton
            id={idOf('back', value)}
            icon={Undo2}
            variant="quiet"
            isCompact
            onClick={() => {
              onPutBack(value);
              focusOn(idOf('remove', value));
            }}
          >
            {t('formFiles.undo')}
            <span className="visually-hidden"> {readPostedFile(value).name}</span>
          </PlainButton>
        </li>
      ))}
      {sending.map((one) => (
        <li key={one.id} className={styles.file}>
          <span className={styles.about}>
            <bdi className={styles.name}>{one.file.name}</bdi>
            <Progress {...one} />
          </span>
          <PlainButton
            icon={X}
            variant="quiet"
            label={t(one.refusal === undefined ? 'formFiles.cancel' : 'formFiles.remove', { name: one.file.name })}
            onClick={() => {
              onStop(one.id);
              focusOn(chooserId);
            }}
          />
        </li>
      ))}
    </PlainList>
  );
}

function Progress({ file, progress, isWaiting, refusal }: SendingFile) {
  const { t } = useTranslation();
  const size = formatFileSize(file.size, useLanguage());
  if (refusal !== undefined) {
    return (
      <span className={styles.failed}>
        <Icon icon={CircleAlert} size={20} />
        <span>{refusal}</span>
      </span>
    );
  }
  const percentage = Math.round(progress * 100);
  const label = isWaiting ? t('formFiles.waiting') : t('formFiles.progress', { percentage, size });
  return <Gauge value={percentage} label={label} className={styles.gauge} />;
}
