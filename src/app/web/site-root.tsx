import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, StrictMode, Suspense, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IsAdminContext } from '#features/auth/web/is-admin-context.ts';
import { callAfterSignIn, SignInAgainQuestion } from '#features/auth/web/sessions/sign-in-again-question.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import { localeOf } from '#platform/contract/texts/language.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { type ForgetKept, ForgetKeptContext } from '#platform/web/api/forget-answers.ts';
import { NowContext } from '#platform/web/content/now-context.ts';
import { ThemeContext } from '#platform/web/content/theme-context.ts';
import { useDoneBefore } from '#platform/web/content/use-done-before.ts';
import { ErrorStoreContext } from '#platform/web/error-store/error-store-context.ts';
import { PlatformLocaleContext } from '#platform/web/i18n/platform-locale.ts';
import { I18nContext } from '#platform/web/i18n/use-translation.ts';
import { HeadContext, type HeadSink } from './head-context.ts';
import { InBrowser } from './shell/in-browser.tsx';
import type { SiteApp } from './site-app.ts';
import { SiteAppContext } from './site-app-context.ts';
import { TriedLookContext, useTriedLookOf } from './tried-look.ts';
import { useEarlyPress } from './use-early-press.ts';
import { useFollowedLocale } from './use-followed-locale.ts';
import { useTheme } from './use-theme.ts';

const SessionEnded = lazy(() => import('#features/auth/web/sessions/session-ended.tsx'));
const TaskNotifications = lazy(() => import('#features/tasks/web/task-notifications.tsx'));

interface SiteRootProps {
  app: SiteApp;
  head: HeadSink;
  children: ReactNode;
}

/** Everything that stands above the routes, the same on both sides. */
export function SiteRoot({ app, head, children }: SiteRootProps) {
  const theme = useTheme(app.theme);
  const locale = useFollowedLocale(app);
  const look = useTriedLookOf(app);
  useDoneBefore();
  useEarlyPress();
  const [signInAgain] = useState(() => new SignInAgainQuestion());
  // What a route loads to get somewhere leads to the sign-in screen instead; there is nothing typed to keep.
  const [call] = useState(() => (app.reader.isSignedIn ? callAfterSignIn(app.call, signInAgain) : app.call));
  return (
    <StrictMode>
      <SiteAppContext value={app}>
        <QueryClientProvider client={app.loadCache}>
          <I18nContext value={app.i18n}>
            <I18nProvider locale={localeOf(app.language)}>
              <PlatformLocaleContext value={locale}>
                <TriedLookContext value={look}>
                  <CallContext value={call}>
                    <HeadContext value={head}>
                      <ThemeContext value={theme}>
                        <NowContext value={app.now}>
                          <StoreContexts app={app} signInAgain={signInAgain}>
                            {children}
                          </StoreContexts>
                        </NowContext>
                      </ThemeContext>
                    </HeadContext>
                  </CallContext>
                </TriedLookContext>
              </PlatformLocaleContext>
            </I18nProvider>
          </I18nContext>
        </QueryClientProvider>
      </SiteAppContext>
    </StrictMode>
  );
}

/** Fetched with the first change; the server takes it from content managers alone. */
const forgetKeptOf =
  ({ call, origin, reader }: SiteApp): ForgetKept =>
  async (addresses) => {
    if (!reader.isContentManager || addresses.length === 0) return;
    const { createForgetKept } = await import('./forget-kept.ts');
    await createForgetKept(call, new URL(origin).hostname)(addresses);
  };

function StoreContexts({
  app,
  signInAgain,
  children,
}: {
  app: SiteApp;
  signInAgain: SignInAgainQuestion;
  children: ReactNode;
}) {
  const [forgetKept] = useState(() => forgetKeptOf(app));
  return (
    <ErrorStoreContext value={app.errorStore}>
      <UserStoreContext value={app.userStore}>
        <RunTaskContext value={app.runTask}>
          <IsAdminContext value={app.reader.isAdmin}>
            <ForgetKeptContext value={forgetKept}>{children}</ForgetKeptContext>
          </IsAdminContext>
          {/* Visitors start no tasks yet; those who do have the application at once, and this with it. */}
          {app.reader.isSignedIn && (
            <InBrowser>
              <Suspense fallback={null}>
                <TaskNotifications parts={app.taskParts()} />
                <SessionEnded question={signInAgain} />
              </Suspense>
            </InBrowser>
          )}
        </RunTaskContext>
      </UserStoreContext>
    </ErrorStoreContext>
  );
}
