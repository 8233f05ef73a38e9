import { useState } from 'react';
import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { ConnectionName } from '../contract/connection.ts';
import { tryConnection } from '../contract/connections.endpoints.ts';

export interface Trial {
  isPending: boolean;
  answer: OutputOf<typeof tryConnection> | 'failed' | undefined;
  run(): void;
}

/** Forgotten when another is written: `of` says which one it was about. */
export function useTrial(name: ConnectionName, of: string): Trial {
  const call = useCall();
  const [isPending, setPending] = useState(false);
  const [kept, setKept] = useState<{ of: string; answer: Trial['answer'] }>();
  async function run() {
    setPending(true);
    const answer = await call(tryConnection, { body: { name } }).catch(() => 'failed' as const);
    setKept({ of, answer });
    setPending(false);
  }
  return { isPending, answer: kept?.of === of ? kept.answer : undefined, run: () => void run() };
}

export function TrialButton({ name, trial }: { name: ConnectionName; trial: Trial }) {
  const { t } = useTranslation();
  return (
    <Button
      isCompact
      isPending={trial.isPending}
      pendingText={t('ui.busy')}
      aria-label={t(`connections.${name}.tryLabel`)}
      onPress={trial.run}
    >
      {t('connections.try')}
    </Button>
  );
}

/** What came of it, with what to do about it. */
export function TrialAnswer({ name, trial: { answer } }: { name: ConnectionName; trial: Trial }) {
  const { t } = useTranslation();
  if (answer === undefined) return null;
  if (answer === 'failed') {
    return (
      <Notice tone="danger" isLive>
        {t('connections.outcomes.failed')}
      </Notice>
    );
  }
  const { outcome, said } = answer;
  const isGood = outcome === 'worked';
  return (
    <Notice tone={isGood ? 'success' : 'warning'} isLive>
      {isGood ? t(`connections.${name}.worked`, { said }) : t(`connections.outcomes.${outcome}`)}
    </Notice>
  );
}
