import { Suspense, useContext, useState } from 'react';
import { CanManageContext } from '#platform/web/content/can-manage-context.ts';
import { comingManager, HighlightContext, type ListFrameProps, ListManagerContext } from './list-manager-context.ts';
import styles from './managed.module.css';
import { useListRights } from './use-list-rights.ts';

type ManagedProps = Omit<ListFrameProps, 'onHighlight' | 'canEditAll'>;

/** The list as it is for readers; for who may add to it or change it, with the means around it. */
export function Managed({ canAdd, ...props }: ManagedProps) {
  const manager = useContext(ListManagerContext);
  const [highlighted, setHighlighted] = useState<string>();
  const canManage = useContext(CanManageContext);
  // Who may edit the page may do everything with its lists; of the others each list says so itself.
  const isAsked = canAdd && manager !== undefined && manager !== comingManager && !canManage;
  const rights = useListRights(props.block.guid, isAsked);
  const mayAdd = canAdd && (canManage || rights?.add === true);
  const isManaged = manager !== undefined && (mayAdd || props.items.some(({ can }) => can.edit || can.delete));
  if (!isManaged) {
    // Until it is known whether a frame comes around it.
    const known = rights === undefined ? comingManager : manager;
    return <ListManagerContext value={known}>{props.children}</ListManagerContext>;
  }
  const meanwhile = (
    <>
      {mayAdd && <div className={styles.bar} />}
      {/* Without tools until the frame is there: what is opened by one would be gone when the frame comes around it. */}
      <ListManagerContext value={comingManager}>{props.children}</ListManagerContext>
    </>
  );
  if (manager === comingManager) return meanwhile;
  return (
    <HighlightContext value={highlighted}>
      <Suspense fallback={meanwhile}>
        <manager.Frame
          {...props}
          canAdd={mayAdd}
          canEditAll={canManage || rights?.edit === true}
          onHighlight={setHighlighted}
        />
      </Suspense>
    </HighlightContext>
  );
}
