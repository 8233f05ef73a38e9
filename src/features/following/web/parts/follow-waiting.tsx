import BellPlus from 'lucide-react/icons/bell-plus';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { FollowTarget } from '../../contract/follow.ts';

/** Stands where the button comes, as large as it, so that nothing moves. */
export function FollowWaiting({ kind, name }: { kind: FollowTarget['kind']; name: string }) {
  const { t } = useTranslation();
  return (
    <PlainButton variant="secondary" disabled>
      <Icon icon={BellPlus} size={20} />
      <span>{t(`following.begin.${kind}`, { name })}</span>
    </PlainButton>
  );
}
