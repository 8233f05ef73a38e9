import { useTranslation } from 'react-i18next';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { RoleUse } from '../contract/role.ts';
import styles from './roles.module.css';

/** Everything that this role decides, each with the way there. */
export function RoleUses({ uses }: { uses: readonly RoleUse[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.sheet} aria-labelledby="role-uses">
      <h2 id="role-uses">{t('roles.uses.title')}</h2>
      {uses.length === 0 ? <p className={styles.help}>{t('roles.uses.none')}</p> : <UseList uses={uses} />}
    </section>
  );
}

export function UseList({ uses }: { uses: readonly RoleUse[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.uses}>
      {withKeys(uses).map(({ key, item: { kind, name, path, block, isOnly } }) => (
        <li key={key}>
          {path === null ? <strong>{name}</strong> : <TextLink href={path}>{name}</TextLink>}
          <small>
            {t(`roles.uses.${kind}`, { block })}
            {isOnly && `, ${t('roles.uses.only')}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
