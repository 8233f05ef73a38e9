import Share2 from 'lucide-react/icons/share-2';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ButtonVariant } from '#platform/web/ui/button/button-look.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';

export interface NativeShareProps {
  title: string;
  address: string;
  variant: ButtonVariant;
}

/** The device's own way, with the people and programs that its owner uses; most telephones have it. */
export function NativeShare({ title, address, variant }: NativeShareProps) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  if (!isAlive || typeof navigator.share !== 'function') return null;
  return (
    <li>
      <PlainButton
        variant={variant}
        icon={Share2}
        // Whoever changes their mind makes it fail, and that is no failure.
        onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
      >
        {t('blocks.share.native')}
      </PlainButton>
    </li>
  );
}
