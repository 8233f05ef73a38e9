import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { startViewingAs } from '#features/access/contract/access.endpoints.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

/** The site as this person sees it, in which nothing can be changed. */
export function ViewAs({ guid, name }: { guid: string; name: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const start = async () => {
    setFailed(false);
    try {
      await call(startViewingAs, { body: { as: `user:${guid}` } });
      goTo(withLanguagePrefix('/', language));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button icon={Eye} variant="secondary" onPress={() => void start()}>
        {t('users.panel.viewAs', { name })}
      </Button>
      {hasFailed && (
        <Notice tone="danger" isLive>
          {t('users.panel.viewAsFailed')}
        </Notice>
      )}
    </>
  );
}
