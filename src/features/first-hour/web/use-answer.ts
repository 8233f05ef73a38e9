import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import { readSettingSource, readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Sends an answer once at a time and goes on to the next question; a refusal keeps everything as it was typed. */
export function useAnswer() {
  const { t } = useTranslation();
  const client = useQueryClient();
  // Not the state: a second press comes before it is drawn. Who went on does not answer again.
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const answer = async <Answer>(send: () => Promise<Answer>, goOn: (answer: Answer) => unknown): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setRefusal(undefined);
    try {
      const answered = await send();
      await reloadAnswersOf(client, [readSettings, readSettingSource, readMenu]);
      await goOn(answered);
    } catch (error) {
      isBusy.current = false;
      setRefusal(refusalText(error, t));
    } finally {
      setPending(false);
    }
  };
  return { isPending, refusal, answer };
}
