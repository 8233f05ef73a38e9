import type { ReactNode } from 'react';
import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { startViewingAs } from '../contract/access.endpoints.ts';

interface ViewAsButtonProps {
  who: string;
  icon?: IconShape;
  children: ReactNode;
}

/** From here on the whole site is seen as they see it, so it is fetched anew. */
export function ViewAsButton({ who, icon, children }: ViewAsButtonProps) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = async () => {
    setState('busy');
    try {
      await call(startViewingAs, { body: { as: who } });
      window.location.assign(withLanguagePrefix('/', language));
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <Button variant="secondary" isPending={state === 'busy'} onPress={() => void start()} {...(icon && { icon })}>
        {children}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" isLive>
          {t('access.admin.failed')}
        </Notice>
      )}
    </div>
  );
}
