import { createContext, type ReactNode, useContext } from 'react';
import { PublishDialogs } from './publish-dialogs.tsx';
import { type PublishActions, usePublishActions } from './use-publish-actions.ts';

const PublishContext = createContext<PublishActions | undefined>(undefined);

export function usePublish(): PublishActions {
  const publish = useContext(PublishContext);
  if (publish === undefined) throw new Error('PublishContext is missing');
  return publish;
}

/**
 * What is asked before something is published belongs to the page and not to the bar that it was asked from: another bar
 * comes when a tablet is turned, and what was filled in stays.
 */
export function PublishHere({ children }: { children: ReactNode }) {
  const publish = usePublishActions();
  return (
    <PublishContext value={publish}>
      {children}
      <PublishDialogs of={publish} />
    </PublishContext>
  );
}
