import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useUserStore } from '../user-store-context.ts';
import { signOut } from './sign-out.ts';

export function AlreadySignedIn({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation();
  const loginPath = withLanguagePrefix('/login', useLanguage());
  const call = useCall();
  const store = useUserStore();
  const [hasFailed, setFailed] = useState(false);

  const { isPending, submit } = useSending(async () => {
    setFailed(false);
    try {
      goTo(await signOut(call, store, loginPath));
    } catch {
      setFailed(true);
    }
  });

  return (
    <form className={styles.form} method="post" action="/logout" onSubmit={submit}>
      {hasFailed && (
        <Notice tone="danger" isLive>
          {t('auth.signOutFailed')}
        </Notice>
      )}
      <input type="hidden" name="returnTo" value={loginPath} />
      <ButtonLink href={returnTo} variant="primary" isWide>
        {t('auth.login.onward')}
      </ButtonLink>
      <Button type="submit" isWide isPending={isPending} pendingText={t('auth.signOutBusy')}>
        {t('auth.signOut')}
      </Button>
    </form>
  );
}
