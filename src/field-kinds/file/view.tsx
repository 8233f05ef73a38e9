import Download from 'lucide-react/icons/download';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { FieldLook, FieldViewProps } from '../kit/web/field-view-props.ts';
import { maybeNumber, records, textOf } from '../kit/web/read-values.ts';
import styles from './view.module.css';

export const look: FieldLook = { isPart: true };

export default function FileView({ value, isShort }: FieldViewProps) {
  const language = useLanguage();
  const files = records(value);
  if (files.length === 0) return null;
  return (
    <PlainList className={isShort ? undefined : styles.files}>
      {files.map(({ assetGuid, name, byteSize }) => (
        <li key={textOf(assetGuid)}>
          <a href={`/a/${textOf(assetGuid)}?name=${encodeURIComponent(textOf(name))}`} className={styles.file}>
            {!isShort && <Icon icon={Download} size={20} />}
            <span className={styles.fileName}>{textOf(name)}</span>{' '}
            <small className={styles.size}>{formatFileSize(maybeNumber(byteSize) ?? 0, language)}</small>
          </a>
        </li>
      ))}
    </PlainList>
  );
}
