import Pencil from 'lucide-react/icons/pencil';
import { lazy, type ReactNode, Suspense } from 'react';
import { editPath } from '#features/pages/contract/edit-path.ts';
import type { PageOptions } from '#features/pages/contract/page.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { KeptPart } from '#platform/web/kept-parts/kept-part.tsx';
import { Breadcrumbs, type Crumb } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { usePagePath } from '../../use-page-path.ts';
import { SiteHeader } from '../header/site-header.tsx';
import { InBrowser } from '../in-browser.tsx';
import styles from './page-frame.module.css';
import { SiteFooter } from './site-footer.tsx';

const ReadsHere = lazy(() => import('#features/statistics/web/parts/reads-here.tsx'));
const DueStrip = lazy(() => import('#features/upkeep/web/parts/due-strip.tsx'));

interface ReadHere {
  kind: 'page' | 'item';
  guid: string;
}

interface PageFrameProps {
  options?: PageOptions;
  /** §6: the reader may edit this page. */
  canManage?: boolean;
  /** What is read here: who may edit it is told how it is read, and that its day to be looked over has come. */
  subject?: ReadHere | undefined;
  /** It is being edited: what stands around the content is looked at and not used. */
  isEdited?: boolean;
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
  subject,
  isEdited = false,
  paths = {},
  crumbs = [],
  homePath = '/',
  footer,
  children,
}: PageFrameProps) {
  const { t } = useTranslation();
  const footerGuid = options?.footerGuid ?? null;
  const hasHeader = options?.showHeader ?? true;
  return (
    <>
      <Surroundings isEdited={isEdited}>
        {hasHeader && (
          <SiteHeader canManage={canManage && !isEdited} paths={paths} hasMainMenu={options?.showMainMenu ?? true} />
        )}
        {crumbs.length > 0 && (
          <div className={`wrap ${styles.crumbs}`}>
            <Breadcrumbs crumbs={[{ label: t('site.home'), href: homePath }, ...crumbs]} />
          </div>
        )}
      </Surroundings>
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {canManage && !isEdited && <AtFoot subject={subject} hasHeader={hasHeader} />}
      {(options?.showFooter ?? true) && (
        <Surroundings isEdited={isEdited}>
          <KeptPart of={[]} also={footerGuid ?? ''}>
            <SiteFooter guid={footerGuid}>{footer}</SiteFooter>
          </KeptPart>
        </Surroundings>
      )}
      {/* Last, so that nothing on the page moves when it comes. */}
      {canManage && !isEdited && subject !== undefined && (
        <OfEditors>
          <DueStrip {...subject} />
        </OfEditors>
      )}
    </>
  );
}

/** Who edits a page sees the site around it, and cannot leave by it. */
const Surroundings = ({ isEdited, children }: { isEdited: boolean; children: ReactNode }) =>
  isEdited ? <div inert>{children}</div> : children;

/** Fetched for who edits pages alone, and not while an admin views the site as someone else. */
function OfEditors({ children }: { children: ReactNode }) {
  const { reader } = useSiteApp();
  if (!reader.isSignedIn || reader.viewingAs !== null) return null;
  return (
    <InBrowser>
      <Suspense>{children}</Suspense>
    </InBrowser>
  );
}

/** With room of its own from the beginning, so that nothing moves when the figure comes. */
function AtFoot({ subject, hasHeader }: { subject: ReadHere | undefined; hasHeader: boolean }) {
  const { reader } = useSiteApp();
  if (!reader.isSignedIn) return null;
  return (
    <>
      {subject !== undefined && (
        <div className={styles.reads} data-print="hidden">
          <OfEditors>
            <ReadsHere {...subject} />
          </OfEditors>
        </div>
      )}
      <EditLink className={hasHeader ? styles.phoneEdit : styles.edit} />
    </>
  );
}

/** §6, where the header has no room for it, or the page has no header. */
function EditLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const path = usePagePath();
  return (
    <a className={className} href={withLanguagePrefix(editPath(path), language)} data-print="hidden">
      <Icon icon={Pencil} size={20} />
      {t('site.edit')}
    </a>
  );
}
