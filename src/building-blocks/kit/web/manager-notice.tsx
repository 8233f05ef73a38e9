import { type ReactNode, useContext } from 'react';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { CanManageContext } from './can-manage-context.ts';

/** Why a block shows nothing, for those who can do something about it; visitors see nothing. */
export function ManagerNotice({ children }: { children: ReactNode }) {
  return useContext(CanManageContext) ? <Notice tone="warning">{children}</Notice> : null;
}
