import { type ReactNode, useContext } from 'react';
import { CanManageContext } from '#platform/web/content/can-manage-context.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

/** Why a block shows nothing, for those who can do something about it; visitors see nothing. */
export function ManagerNotice({ children }: { children: ReactNode }) {
  return useContext(CanManageContext) ? <Notice tone="warning">{children}</Notice> : null;
}
