import { useState } from 'react';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { type LaterState, laterStateOf } from '../../contract/step-fields.ts';
import { keepForLater } from '../../contract/submissions.endpoints.ts';

export interface Later {
  /** Undefined while nobody asked for it. */
  state: LaterState | undefined;
  until: string | undefined;
  error: unknown;
  isBusy: boolean;
  /** Asks for an address, or keeps what is filled in under the link that was mailed before. */
  begin(): void;
  mail(email: string): Promise<void>;
  close(): void;
}

interface LaterOptions {
  formGuid: string;
  pagePath: string;
  /** Of a form that is gone on with by a link. */
  until: string | undefined;
  /** What the page was drawn with, without script. */
  posted: PostedFields;
  /** What is filled in now. */
  readNow(): { version: number; key: string; step: string; posted: Record<string, string[]> };
  solve(): Promise<{ token: string; solution: number }>;
  onClosed(): void;
}

const looksLikeOne = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Save and go on later: a link by mail, which also works on another device. */
export function useLater({ formGuid, pagePath, posted, readNow, solve, onClosed, ...known }: LaterOptions): Later {
  const call = useCall();
  const language = useLanguage();
  const [state, setState] = useState<LaterState | undefined>(laterStateOf(posted));
  const [until, setUntil] = useState(known.until);
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);

  async function keep(email: string | undefined): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      const body = { ...readNow(), language, page: pagePath, challenge: await solve(), ...(email && { email }) };
      const kept = await call(keepForLater, { params: { guid: formGuid }, body });
      setUntil(kept.until);
      setState(kept.isMailed ? 'sent' : 'saved');
    } catch (failure) {
      setError(failure);
      setState('ask');
    } finally {
      setIsBusy(false);
    }
  }

  return {
    state,
    until,
    error,
    isBusy,
    begin() {
      if (until === undefined) setState('ask');
      else void keep(undefined);
    },
    async mail(email) {
      if (!looksLikeOne.test(email)) {
        setState('wrong');
        return;
      }
      await keep(email);
    },
    close() {
      setState(undefined);
      setError(undefined);
      onClosed();
    },
  };
}
