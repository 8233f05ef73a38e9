import { useBlockName } from '#platform/web/i18n/use-block-name.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { RoleUse } from '../contract/role.ts';
import styles from './roles.module.css';

/** Everything that this role decides, each with the way there. */
export function RoleUses({ uses }: { uses: readonly RoleUse[] }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('roles.uses.title')}>
      {uses.length === 0 ? <p className={styles.help}>{t('roles.uses.none')}</p> : <UseList uses={uses} />}
    </Sheet>
  );
}

export function UseList({ uses }: { uses: readonly RoleUse[] }) {
  const { t } = useTranslation();
  const blockName = useBlockName();
  return (
    <ul className={styles.uses}>
      {withKeys(uses).map(({ key, item: { kind, name, path, block, isOnly } }) => (
        <li key={key}>
          {path === null ? <strong>{name}</strong> : <TextLink href={path}>{name}</TextLink>}
          <small>
            {t(`roles.uses.${kind}`, { block: block && blockName(block) })}
            {isOnly && `, ${t('roles.uses.only')}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
