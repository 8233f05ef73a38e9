import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { HookDelivery } from '../contract/form-hook.ts';
import { tryFormHook } from '../contract/form-hooks.endpoints.ts';
import { useOutcomeWords } from './use-outcome-words.ts';

export interface Trial {
  isPending: boolean;
  /** What came of it, or why it was not done. */
  answer: HookDelivery | string | undefined;
  run(): void;
}

export function useHookTrial(guid: string): Trial {
  const { t } = useTranslation();
  const call = useCall();
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Trial['answer']>();
  async function run() {
    setPending(true);
    setAnswer(undefined);
    setAnswer(await call(tryFormHook, { params: { guid } }).catch((error: unknown) => refusalText(error, t)));
    setPending(false);
  }
  return { isPending, answer, run: () => void run() };
}

export function HookTrial({ place, trial }: { place: string; trial: Trial }) {
  const { t } = useTranslation();
  return (
    <Button
      isCompact
      isPending={trial.isPending}
      pendingText={t('ui.busy')}
      aria-label={t('formHooks.tryLabel', { place })}
      onPress={trial.run}
    >
      {t('formHooks.try')}
    </Button>
  );
}

/** What the receiver said of a test. */
export function HookTrialAnswer({ trial: { answer } }: { trial: Trial }) {
  const { t } = useTranslation();
  const wordsOf = useOutcomeWords();
  if (answer === undefined) return null;
  if (typeof answer === 'string') {
    return (
      <Notice tone="danger" isLive>
        {answer}
      </Notice>
    );
  }
  return (
    <Notice tone={answer.outcome === 'accepted' ? 'success' : 'warning'} isLive>
      {wordsOf(answer)} {answer.answer ? t('formHooks.answered', { answer: answer.answer }) : null}
    </Notice>
  );
}
