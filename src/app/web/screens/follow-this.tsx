import { lazy, Suspense } from 'react';
import { FollowWaiting } from '#features/following/web/parts/follow-waiting.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { InBrowser } from '../shell/in-browser.tsx';
import { useSiteApp } from '../site-app-context.ts';
import styles from './follow-this.module.css';
import type { Followable } from './followable.ts';

const FollowButtons = lazy(() => import('./follow-buttons.tsx'));

/** For members: what of this page they can follow. It comes with their own application, never with a kept page. */
export function FollowThis({ targets, className }: { targets: readonly Followable[]; className?: string }) {
  const { reader } = useSiteApp();
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
