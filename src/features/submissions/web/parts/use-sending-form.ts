import { useRef, useState } from 'react';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { solveChallenge, untilBelieved } from '#platform/web/robots/solve-challenge.ts';
import { askChallenge, sendForm } from '../../contract/submissions.endpoints.ts';
import { useTrial } from './trial-context.ts';

interface Solved {
  token: string;
  solution: number;
  /** When the sum was given, by which the server knows how long somebody was at it. */
  askedAt: number;
}

interface Sending {
  formGuid: string;
  version: number;
  key: string;
  posted: PostedFields;
  itemGuid: string | undefined;
  website: string;
}

interface WhenSent {
  onSent(): void;
  /** By the name of its question: one of its files is not there any more. */
  onFileGone(name: string): void;
}

/** Sends a form. The sum that keeps robots away is begun while somebody is still typing. */
export function useSendingForm(formGuid: string) {
  const call = useCall();
  const language = useLanguage();
  const trial = useTrial();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const solved = useRef<Promise<Solved>>(undefined);

  const solve = async (): Promise<Solved> => {
    const challenge = await call(askChallenge, { params: { guid: formGuid } });
    const askedAt = Date.now();
    return { token: challenge.token, solution: await solveChallenge(challenge), askedAt };
  };

  function prepare(): Promise<Solved> {
    solved.current ??= solve().catch((failure: unknown) => {
      // The connection may be back at the next attempt.
      solved.current = undefined;
      throw failure;
    });
    return solved.current;
  }

  return {
    isSending,
    error,
    /** A failure is told when it is sent. */
    prepare(): void {
      if (trial === undefined) void prepare().catch(() => undefined);
    },
    /** The sum, done, once it is believed. */
    async solve(): Promise<{ token: string; solution: number }> {
      const { askedAt, ...challenge } = await prepare();
      await untilBelieved(askedAt);
      return challenge;
    },
    async send({ version, key, posted, itemGuid, website }: Sending, { onSent, onFileGone }: WhenSent): Promise<void> {
      if (trial !== undefined) {
        trial.onSent(posted);
        return;
      }
      setIsSending(true);
      setError(undefined);
      try {
        const { askedAt, ...challenge } = await prepare();
        const body = { version, key, language, challenge, website, itemGuid, posted: copied(posted) };
        await untilBelieved(askedAt);
        const { guid } = await call(sendForm, { params: { guid: formGuid }, body });
        onSent();
        goTo(`${withLanguagePrefix(`/submission/${guid}`, language)}?key=${key}`);
      } catch (failure) {
        solved.current = undefined;
        setIsSending(false);
        const gone = failure instanceof CallError && failure.problem?.fields?.find(({ code }) => code === 'file-gone');
        if (gone) onFileGone(gone.path);
        else setError(failure);
      }
    },
  };
}

const copied = (posted: PostedFields): Record<string, string[]> =>
  Object.fromEntries(Object.entries(posted).map(([name, values]) => [name, [...values]]));
