import type { ReactNode } from 'react';
import type { PageOptions } from '#features/pages/contract/page.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { KeptPart } from '#platform/web/kept-parts/kept-part.tsx';
import { Breadcrumbs, type Crumb } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import styles from './page-frame.module.css';
import { SiteFooter } from './site-footer.tsx';

interface PageFrameProps {
  options?: PageOptions;
  /** §6: the reader may edit this page. */
  canManage?: boolean;
  /** The page's own address in each language. */
  paths?: Record<string, string>;
  crumbs?: Crumb[];
  homePath?: string;
  /** In the place of the platform's own columns. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Header, way back, content, footer; a page's options take parts away (§3). */
export function PageFrame({
  options,
  canManage = false,
  paths = {},
  crumbs = [],
  homePath = '/',
  footer,
  children,
}: PageFrameProps) {
  const { t } = useTranslation();
  const footerGuid = options?.footerGuid ?? null;
  return (
    <>
      {(options?.showHeader ?? true) && (
        <SiteHeader canManage={canManage} paths={paths} hasMainMenu={options?.showMainMenu ?? true} />
      )}
      {crumbs.length > 0 && (
        <div className={`wrap ${styles.crumbs}`}>
          <Breadcrumbs crumbs={[{ label: t('site.home'), href: homePath }, ...crumbs]} />
        </div>
      )}
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {(options?.showFooter ?? true) && (
        <KeptPart of={[]} also={footerGuid ?? ''}>
          <SiteFooter guid={footerGuid}>{footer}</SiteFooter>
        </KeptPart>
      )}
    </>
  );
}
