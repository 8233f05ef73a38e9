import { PageFrame } from '../shell/frames/page-frame.tsx';
import { useSiteHead } from '../use-site-head.ts';
import { LoadFailureMessage, useLoadFailure } from './load-failure-message.tsx';

/** §8: a page that could not be loaded is the 404 page, with the menu around it. */
export function FailedPage() {
  const failed = useLoadFailure(true);
  useSiteHead({ title: failed.title, isIndexed: false });
  return (
    <PageFrame>
      <LoadFailureMessage {...failed} />
    </PageFrame>
  );
}

/** A screen that could not be loaded; the frame around it stays. */
export function FailedScreen() {
  const failed = useLoadFailure(false);
  useSiteHead({ title: failed.title, isIndexed: false });
  return <LoadFailureMessage {...failed} />;
}
