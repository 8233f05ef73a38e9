import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { CallInput, Endpoint } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { AttentionAction, AttentionCall, AttentionRow } from '../contract/attention.ts';
import { readToday } from '../contract/today.endpoints.ts';
import { rowAfter } from './next-row.ts';
import { focusRow, moveOn } from './row-focus.ts';
import { useAttentionWords } from './use-attention-words.ts';

export type CallAction = Extract<AttentionAction, { kind: 'call' }>;

const shown = [readToday];

/** Does what a row offers. The focus goes on to the row after it, and who changes their mind undoes it. */
export function useAttentionActions(rows: readonly AttentionRow[]) {
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const { t } = useTranslation();
  const words = useAttentionWords();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  // A second press comes before the first is drawn.
  const isBusy = useRef(false);

  const send = async ({ method, path, ...input }: AttentionCall) => {
    try {
      await call({ method, path } as Endpoint, input satisfies CallInput as never);
    } finally {
      // Also after a refusal: somebody else may have done it meanwhile.
      await reloadAnswersOf(cache, shown);
    }
  };

  /** Whether it was done. */
  async function press(row: AttentionRow, action: CallAction): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(row.id);
    setFailure(undefined);
    const next = rowAfter(
      rows.map(({ id }) => id),
      row.id,
    );
    const { undo } = action;
    const said = { processing: t('ui.busy'), done: words(action.said), failed: '' };
    const outcome = await runTask({
      type: 'edit',
      entity: undo?.entity ?? 'page',
      words: said,
      run: () =>
        send(action.call).catch((refusal: unknown) => {
          // Why it is refused is known only now, and is what there is to do about it.
          said.failed = t('today.failed', { title: words(row.title), reason: refusalText(refusal, t) });
          throw refusal;
        }),
      ...(undo === undefined ? {} : { undo: () => send(undo.call).then(() => focusRow(row.id)) }),
    });
    isBusy.current = false;
    setBusy(undefined);
    if (outcome.state === 'failed') setFailure(said.failed);
    moveOn(row.id, next);
    return outcome.state === 'done';
  }

  return { busy, failure, press };
}
