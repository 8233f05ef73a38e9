import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { UserStore } from '#features/auth/web/user-store.ts';
import type { TaskParts } from '#features/tasks/web/task-parts.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';
import type { ErrorStore } from '#platform/web/error-store/error-store.ts';
import type { I18n } from '#platform/web/i18n/i18n.ts';

import type { Reader } from '../contract/render.ts';

/** One running application: in the browser for as long as the page lives, on the server for one request. */
export interface SiteApp {
  call: Call;
  loadCache: QueryClient;
  i18n: I18n;
  language: Language;
  locale: PlatformLocale;
  origin: string;
  /** The server's time: what "today" means on this page, the same before and after hydration. */
  now: string;
  theme: 'light' | 'dark' | undefined;
  reader: Reader;
  /** Of the admin menu, as this browser left them. */
  openGroups: readonly string[];
  /** §6: whoever may edit the page that is shown is a content manager there. */
  shownPage: { canEdit: boolean };
  errorStore: ErrorStore;
  userStore: UserStore;
  taskParts(): Promise<TaskParts>;
  runTask: RunTask;
  isDevelopment: boolean;
}

export const siteAppContext = createContext<SiteApp>();
