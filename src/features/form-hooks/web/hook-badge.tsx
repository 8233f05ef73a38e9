import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { FormHook, HookDelivery } from '../contract/form-hook.ts';

export function HookBadge({ hook }: { hook: FormHook }) {
  const { t } = useTranslation();
  if (hook.stopped !== null) {
    return (
      <Badge tone="danger" icon={TriangleAlert}>
        {t('formHooks.states.stopped')}
      </Badge>
    );
  }
  if (!hook.isOn) {
    return (
      <Badge tone="neutral" icon={CirclePause}>
        {t('formHooks.states.off')}
      </Badge>
    );
  }
  if (hook.failingSince !== null) {
    return (
      <Badge tone="warning" icon={TriangleAlert}>
        {t('formHooks.states.failing')}
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={CircleCheck}>
      {t('formHooks.states.on')}
    </Badge>
  );
}

const tones = { waiting: 'info', delivered: 'success', 'given-up': 'danger' } as const;
const icons = { waiting: CirclePause, delivered: CircleCheck, 'given-up': TriangleAlert } as const;

export function DeliveryBadge({ state }: Pick<HookDelivery, 'state'>) {
  const { t } = useTranslation();
  return (
    <Badge tone={tones[state]} icon={icons[state]}>
      {t(`formHooks.deliveryStates.${state}`)}
    </Badge>
  );
}
