import CircleUser from 'lucide-react/icons/circle-user-round';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { visibleItems } from '#features/menus/contract/menu-paths.ts';
import { BellButton } from '#features/notices/web/bell-button.tsx';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { ErrorListButton } from '#features/tasks/web/error-list-button.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { KeptPart } from '#platform/web/kept-parts/kept-part.tsx';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { useMenu, useSettings } from '../../shell-data.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { adminPathFor } from '../admin/admin-path.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  canManage: boolean;
  paths: Record<string, string>;
  hasMainMenu: boolean;
}

/** Left as it is while the page below it is written. */
export const SiteHeader = memo(function SiteHeader({ canManage, paths, hasMainMenu }: SiteHeaderProps) {
  const { headerVisibility, headerLogoPosition } = useSettings();
  const menu = useMenu();
  const { pathname } = useLocation();
  const items = hasMainMenu ? visibleItems(menu.items) : [];
  return (
    <header className={styles.header} data-visibility={headerVisibility} data-menu={items.length > 0 ? '' : undefined}>
      <div className={`wrap ${styles.top}`} data-logo={headerLogoPosition}>
        <Logo />
        <div className={styles.tools} data-print="hidden">
          <SearchLink />
          <LanguageSwitch paths={paths} />
          <AccountLinks canManage={canManage} />
          {items.length > 0 && (
            <KeptPart of={[menu]} also={pathname}>
              <MobileMenu items={items} />
            </KeptPart>
          )}
        </div>
      </div>
      {items.length > 0 && (
        <KeptPart of={[menu]} also={pathname}>
          <MainMenu items={items} />
        </KeptPart>
      )}
    </header>
  );
});

interface ToolProps {
  href: string;
  icon: IconShape;
  label: string;
  isWideOnly?: boolean;
}

function Tool({ href, icon, label, isWideOnly }: ToolProps) {
  return (
    <a className={styles.tool} href={href} data-wide-only={isWideOnly === true ? '' : undefined}>
      <Icon icon={icon} size={20} />
      <span className={styles.toolLabel}>{label}</span>
    </a>
  );
}

function SearchLink() {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  return <Tool icon={Search} href={withLanguagePrefix('/search', language)} label={t('site.search')} />;
}

function AccountLinks({ canManage }: { canManage: boolean }) {
  const { t } = useTranslation();
  const { language, reader } = useSiteApp();
  const { pathname, search } = useLocation();
  const here = withLanguagePrefix(pathname + search, language);
  const path = (target: string) => withLanguagePrefix(target, language);
  if (!reader.isSignedIn) {
    const returnTo = pathname === '/login' ? search : `?returnTo=${encodeURIComponent(here)}`;
    return <Tool icon={CircleUser} href={path(`/login${returnTo}`)} label={t('site.signIn')} />;
  }
  return (
    <>
      {canManage && <Tool icon={Pencil} href={path(editPath(pathname))} label={t('site.edit')} isWideOnly />}
      {(reader.isContentManager || canManage) && (
        <ErrorListButton className={styles.tool} labelClassName={styles.toolLabel} />
      )}
      {reader.isContentManager && (
        <Tool icon={Settings} href={path(adminPathFor(reader))} label={t('site.admin')} isWideOnly />
      )}
      <BellButton href={path('/account/notices')} className={styles.tool} labelClassName={styles.toolLabel} />
      <Tool icon={CircleUser} href={path('/account/profile')} label={t('site.account')} />
    </>
  );
}
