import { useEffect } from 'react';
import { LoadFailureMessage, useLoadFailure } from './load-failure-message.tsx';

/** Not even the frame of the page could be drawn. Needs nothing that could have failed with it. */
export function ErrorScreen() {
  const failed = useLoadFailure(false);
  const { title } = failed;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main id="inhoud" tabIndex={-1}>
      <LoadFailureMessage {...failed} />
    </main>
  );
}
