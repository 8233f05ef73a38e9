import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';

interface PlanDialogProps {
  plannedFor: string | null;
  onPlan(at: string): Promise<void>;
  onClose(): void;
}

/** A moment to come at which it goes out by itself. */
export function PlanDialog({ plannedFor, onPlan, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(plannedFor);
  const [opened] = useState(() => Date.now());
  const isPast = at !== null && new Date(at).getTime() <= opened;
  return (
    <Dialog
      title={t('newsletters.admin.planTitle')}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <Button
          variant="primary"
          isDisabled={at === null || isPast}
          onPress={async () => {
            if (at !== null) await onPlan(at);
            close();
          }}
        >
          {t('newsletters.admin.planIt')}
        </Button>
      )}
    >
      <MomentPicker
        label={t('newsletters.admin.planAt')}
        help={t('newsletters.admin.planHelp')}
        value={at}
        onChange={setAt}
        error={isPast ? t('newsletters.admin.planPast') : undefined}
      />
    </Dialog>
  );
}
