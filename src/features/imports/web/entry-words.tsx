import { editPath } from '#features/pages/contract/edit-path.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ImportEntry } from '../contract/imports.ts';
import styles from './imports.module.css';

const deepestShown = 6;

/** Its title, as deep as it hangs, and where it was; what it became is a link once it is there. */
export function EntryName({ entry, line }: { entry: ImportEntry; line?: string | undefined }) {
  const { t } = useTranslation();
  const { title, depth, oldPath, path, kind, madeId, state } = entry;
  const href =
    kind === 'file' && madeId !== null ? `/a/${madeId}` : path === null || kind !== 'page' ? path : editPath(path);
  const name = title === '' ? t('imports.list.untitled') : title;
  return (
    <span className={styles.name} data-depth={Math.min(depth, deepestShown)}>
      {href === null || state !== 'Made' ? name : <a href={href}>{name}</a>}
      {line !== undefined && <span className={styles.muted}>{t('imports.line', { line })}</span>}
      {oldPath !== null && <span className={styles.muted}>{oldPath}</span>}
      <span className={styles.onPhone}>
        <EntryRemarks entry={entry} />
      </span>
    </span>
  );
}

export function EntryRemarks({ entry: { remarks, reason } }: { entry: ImportEntry }) {
  const { t } = useTranslation();
  const words = [
    ...(reason === null ? [] : [t(`imports.reasons.${reason}`, { defaultValue: reason })]),
    ...remarks.map(({ code, detail, column }) => {
      const place = column === undefined ? '' : `${t('imports.inColumn', { column })}: `;
      const said = t(`imports.remarks.${code}`);
      return place + (detail === '' ? said : `${said}: ${detail}`);
    }),
  ];
  if (words.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" className={styles.remarks}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
