import KeyRound from 'lucide-react/icons/key-round';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { explainPages } from '#features/access/contract/access.endpoints.ts';
import type { Role } from '#features/roles/contract/role.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { readUser } from '../contract/users.endpoints.ts';
import { PageReason } from './page-reason.tsx';
import { usePanelFocus } from './use-panel-focus.ts';
import { UserFacts } from './user-facts.tsx';
import { UserStatus } from './user-status.tsx';
import styles from './users-screen.module.css';
import { ViewAs } from './view-as.tsx';

interface UserPanelProps {
  guid: string;
  roles: readonly Role[];
  /** Someone opened it just now; an address that has it open does not. */
  takesFocus: boolean;
  onClose: () => void;
}

/** A person at a glance, beside the table. */
export function UserPanel({ guid, roles, takesFocus, onClose }: UserPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const user = useLoaded(readUser, { params: { guid } });
  useDetailTitle(user.name);
  const panel = useRef<HTMLElement>(null);
  usePanelFocus(panel, { takesFocus, onClose });
  const profile = withLanguagePrefix(`/admin/users/${guid}/profile`, language);
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('users.panel.label', { name: user.name })}>
      <div className={styles.panelHead}>
        <Avatar name={user.name} size="large" />
        <div className={styles.panelWords}>
          <h2>{user.name}</h2>
          <TextLink href={`mailto:${user.email}`}>{user.email}</TextLink>
          <UserStatus {...user} />
        </div>
        <IconButton icon={X} label={t('users.panel.close')} onPress={onClose} />
      </div>
      <UserFacts user={user} roles={roles} />
      <WhyPart guid={guid} name={user.firstName || user.name} />
      <ButtonRow>
        {user.isActive && <ViewAs guid={guid} name={user.firstName || user.name} />}
        <ButtonLink variant="quiet" href={profile}>
          {t('users.panel.full')}
        </ButtonLink>
      </ButtonRow>
    </aside>
  );
}

const mostShown = 4;

/** A few pages that need more than being there, with the rule that decided; the rest is one press away. */
function WhyPart({ guid, name }: { guid: string; name: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const as = `user:${guid}`;
  const { pages } = useLoaded(explainPages, { query: { as, language } });
  const telling = pages.filter(({ see }) => see.rule !== 'public').slice(0, mostShown);
  return (
    <div className={styles.why}>
      <h3>
        <Icon icon={KeyRound} size={18} />
        {t('users.panel.why', { name })}
      </h3>
      {telling.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.reasons}>
          {telling.map((page) => (
            <PageReason key={page.guid} page={page} />
          ))}
        </ul>
      )}
      <TextLink isStandalone href={withLanguagePrefix(`/admin/access?as=${as}`, language)}>
        {t('users.panel.whyAll')}
      </TextLink>
    </div>
  );
}
