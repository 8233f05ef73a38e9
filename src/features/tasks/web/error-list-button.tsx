import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useErrorState, useErrorStore } from '#platform/web/error-store/error-store-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';

interface ErrorListButtonProps {
  className: string | undefined;
  labelClassName?: string | undefined;
}

/** Opens the error list, once there is something in it: a notification of a failure is gone when it is closed. */
export function ErrorListButton({ className, labelClassName }: ErrorListButtonProps) {
  const { t } = useTranslation();
  const { errors } = useErrorState();
  const store = useErrorStore();
  if (errors.length === 0) return null;
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => store.openList()}>
      <Icon icon={TriangleAlert} size={20} />
      <span className={labelClassName}>{t('tasks.errorList.open', { count: errors.length })}</span>
    </button>
  );
}
