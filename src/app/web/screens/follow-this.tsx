import BellPlus from 'lucide-react/icons/bell-plus';
import { lazy, Suspense } from 'react';
import { FollowWaiting } from '#features/following/web/parts/follow-waiting.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { InBrowser } from '../shell/in-browser.tsx';
import { useSiteApp } from '../site-app-context.ts';
import styles from './follow-this.module.css';
import type { Followable } from './followable.ts';

const FollowButtons = lazy(() => import('./follow-buttons.tsx'));

/** What of this page can be followed: by members at once, in their own application; by others at a screen, by their address. */
export function FollowThis({ targets, className }: { targets: readonly Followable[]; className?: string | undefined }) {
  const { reader } = useSiteApp();
  if (!reader.isSignedIn) return <FollowByMail targets={targets} className={className} />;
  if (!reader.isActive || reader.viewingAs !== null) return null;
  const waiting = targets.map(({ kind, guid, name }) => (
    <FollowWaiting key={`${kind} ${guid}`} kind={kind} name={name} />
  ));
  return (
    <div className={classNames(styles.buttons, className)} data-print="hidden">
      <InBrowser meanwhile={waiting}>
        <Suspense fallback={waiting}>
          <FollowButtons targets={targets} />
        </Suspense>
      </InBrowser>
    </div>
  );
}

/** Links: nothing is fetched for them, and a kept page is the same for every visitor. */
function FollowByMail({ targets, className }: { targets: readonly Followable[]; className: string | undefined }) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  return (
    <div className={classNames(styles.buttons, className)} data-print="hidden">
      {targets.map(
        ({ kind, guid, name }) =>
          // What a person adds is for members; that a form opens, for who knows it.
          kind !== 'person' &&
          kind !== 'form' && (
            <a
              key={`${kind} ${guid}`}
              className={styles.link}
              href={withLanguagePrefix(`/follow-by-mail/${kind}/${guid}`, language)}
              rel="nofollow"
            >
              <Icon icon={BellPlus} size={20} />
              {t(`site.follow.${kind}`, { name })}
            </a>
          ),
      )}
    </div>
  );
}
