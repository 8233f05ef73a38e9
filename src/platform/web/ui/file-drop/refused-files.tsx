import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Notice } from '../notice/notice.tsx';
import styles from './file-drop.module.css';
import type { FileRules, Refusal } from './file-rules.ts';

export interface RefusedFilesProps {
  refused: readonly Refusal[];
  rules: FileRules;
}

/** Which files did not come along, and what would make them. */
export function RefusedFiles({ refused, rules }: RefusedFilesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (refused.length === 0) return null;

  function explain({ fileName, reason }: Refusal): string {
    return t(`ui.fileDrop.refused.${reason}`, {
      name: fileName,
      // One kind has several names for a browser, and one for people.
      types: [...new Set(rules.accept?.map(readableType))].join(', '),
      size: formatFileSize(rules.maxBytes ?? 0, language),
      count: rules.maxFiles ?? 0,
    });
  }

  return (
    <Notice tone="danger" isLive title={t('ui.fileDrop.refused.title', { count: refused.length })}>
      <ul className={styles.refused}>
        {refused.map((refusal) => (
          <li key={`${refusal.fileName} ${refusal.reason}`}>{explain(refusal)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** "image/png" and ".png" both read as "png". */
function readableType(pattern: string): string {
  return pattern
    .replace(/^\./, '')
    .replace(/^.*\/(?=[^*])/, '')
    .replace(/\/\*$/, '');
}
