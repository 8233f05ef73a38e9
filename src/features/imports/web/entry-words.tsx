import { editHref } from '#features/pages/contract/edit-path.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ImportEntry } from '../contract/imports.ts';
import styles from './imports.module.css';

const deepestShown = 6;

/** Its title, as deep as it hangs, and where it was; what it became is a link once it is there. */
export function EntryName({ entry, line }: { entry: ImportEntry; line?: string | undefined }) {
  const { t } = useTranslation();
  const { title, depth, oldPath, state } = entry;
  const href = state === 'Made' ? hrefOf(entry) : null;
  const name = title === '' ? t('imports.list.untitled') : title;
  return (
    <span className={styles.name} data-depth={Math.min(depth, deepestShown)}>
      {href === null ? name : <a href={href}>{name}</a>}
      {line !== undefined && <span className={styles.muted}>{t('imports.line', { line })}</span>}
      {/* One that only has its number there has no address to show. */}
      {oldPath !== null && !oldPath.startsWith('?') && <span className={styles.muted}>{oldPath}</span>}
      <span className={styles.onPhone}>
        <EntryRemarks entry={entry} />
      </span>
    </span>
  );
}

/** A page is looked at where it is written, also while the menu does not lead to it. */
function hrefOf({ kind, madeId, path }: ImportEntry): string | null {
  if (madeId === null || kind === 'item') return path;
  return kind === 'file' ? `/a/${madeId}` : editHref({ guid: madeId, path });
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
