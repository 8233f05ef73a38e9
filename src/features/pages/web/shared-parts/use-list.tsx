import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { editPath, editPathOf } from '../../contract/edit-path.ts';
import type { PartUse } from '../../contract/shared-parts/part-roles.ts';
import styles from './shared-parts.module.css';

/** To the page as readers have it, else to where it is written. */
const hrefOf = ({ path, pageGuid, isForReaders }: PartUse): string => {
  if (path === null) return editPathOf(pageGuid);
  return isForReaders ? path : editPath(path);
};

/** The pages that show something, as what, and whether readers have it so. */
export function UseList({ uses }: { uses: readonly PartUse[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" className={styles.places}>
      {uses.map((use) => (
        <li key={`${use.pageGuid} ${use.role}`}>
          <TextLink href={withLanguagePrefix(hrefOf(use), language)}>
            {use.title === '' ? t('pages.overview.untitled') : use.title}
          </TextLink>
          <small className={styles.muted}>
            {t(`pages.parts.roles.${use.role}`)}
            {!(use.isForReaders && use.isWritten) &&
              `, ${t(use.isForReaders ? 'pages.parts.onlyReaders' : 'pages.parts.onlyWritten')}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
