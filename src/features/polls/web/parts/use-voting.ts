import { QueryClientContext } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useSum } from '#platform/web/robots/use-sum.ts';
import type { PollStanding } from '../../contract/poll.ts';
import { askPollChallenge, readPollStanding, takePollVoteBack, votePoll } from '../../contract/polls.endpoints.ts';

interface SentVote {
  choices: string[];
  email: string | undefined;
  website: string;
}

interface VotingOf {
  guid: string;
  pagePath: string;
  /** Robots are kept away by a sum; a member is known. */
  needsSum: boolean;
}

/** Sends a vote, once at a time. The sum is begun while somebody is still choosing. */
export function useVoting({ guid, pagePath, needsSum }: VotingOf) {
  const call = useContext(CallContext);
  const cache = useContext(QueryClientContext);
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);
  const params = { guid };

  async function ask() {
    if (call === undefined) throw new Error('no application to ask');
    return call(askPollChallenge, { params });
  }
  const sum = useSum(ask);

  /** What the server answers is how it stands from now on. */
  async function send(ask: () => Promise<PollStanding>): Promise<PollStanding | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsSending(true);
    setError(undefined);
    try {
      const standing = await ask();
      cache?.setQueryData([endpointUrl(readPollStanding, { params })], standing);
      return standing;
    } catch (failure) {
      sum.forget();
      setError(failure);
      return undefined;
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return {
    isSending,
    error,
    /** What is wrong with one of the fields, as the server says it. */
    faultOf: (path: string): string | undefined =>
      error instanceof CallError ? error.problem?.fields?.find((field) => field.path === path)?.code : undefined,
    /** A failure is told when it is sent. */
    prepare(): void {
      if (needsSum && call !== undefined) sum.prepare();
    },
    vote: ({ choices, email, website }: SentVote) =>
      send(async () => {
        if (call === undefined) throw new Error('no application to ask');
        const challenge = needsSum ? await sum.done() : undefined;
        const body = { choices, language, page: pagePath, website };
        return call(votePoll, {
          params,
          body: { ...body, ...(email === undefined ? {} : { email }), ...(challenge && { challenge }) },
        });
      }),
    takeBack: () =>
      send(async () => {
        if (call === undefined) throw new Error('no application to ask');
        return call(takePollVoteBack, { params });
      }),
  };
}

export type VotingState = ReturnType<typeof useVoting>;
