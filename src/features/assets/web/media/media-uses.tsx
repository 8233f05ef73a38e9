import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import type { MediaDetail, MediaUse } from '../../contract/media.ts';
import styles from './media.module.css';

/** Where it would be missed. */
export function MediaUses({ file, onOpen }: { file: MediaDetail; onOpen: (guid: string) => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.part}>
      <h3>{t('assets.usedWhere')}</h3>
      {file.uses.length === 0 ? (
        <p className={styles.help}>{t('assets.usedNowhere')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.uses}>
          {file.uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <UseName use={use} />
            </li>
          ))}
        </ul>
      )}
      {file.duplicates.length > 0 && (
        <>
          <h3>{t('assets.duplicates', { count: file.duplicates.length })}</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
          <ul role="list" className={styles.uses}>
            {file.duplicates.map(({ guid, name }) => (
              <li key={guid}>
                <button type="button" className={styles.plainLink} onClick={() => onOpen(guid)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function UseName({ use }: { use: MediaUse }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kind = t(`assets.useKinds.${use.kind}`);
  const name = use.kind === 'setting' ? t(`settings.names.${use.id}`, { defaultValue: use.id }) : use.name;
  return (
    <>
      {use.path === null ? (
        name || t('assets.nameless')
      ) : (
        <TextLink href={withLanguagePrefix(use.path, language)}>{name || t('assets.nameless')}</TextLink>
      )}{' '}
      <small className={styles.help}>
        {kind}
        {use.isInTrash && `, ${t('assets.inTrash')}`}
      </small>
    </>
  );
}
