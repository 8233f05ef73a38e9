import { QueryClientContext } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useSum } from '#platform/web/robots/use-sum.ts';
import type { SupportKind } from '../contract/support-kind.ts';
import { askSupportChallenge, readTakingPart, stopTakingPart, takePart } from '../contract/taking-part.endpoints.ts';
import type { TakingPart } from '../contract/taking-part.ts';

interface Given {
  kind: SupportKind;
  email?: string | undefined;
  name?: string | undefined;
  website: string;
}

/** A vote or a join of somebody who is not signed in, once at a time. */
export function useTakingPart(guid: string) {
  const call = useContext(CallContext);
  const cache = useContext(QueryClientContext);
  const language = useLanguage();
  const [busyWith, setBusyWith] = useState<SupportKind>();
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);
  const params = { guid };

  function requireCall() {
    if (call === undefined) throw new Error('no application to ask');
    return call;
  }
  const sum = useSum(async () => requireCall()(askSupportChallenge, { params }));

  /** What the server answers is how it stands from now on. */
  async function send(kind: SupportKind, ask: () => Promise<TakingPart>): Promise<TakingPart | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusyWith(kind);
    setError(undefined);
    try {
      const part = await ask();
      cache?.setQueryData([endpointUrl(readTakingPart, { params })], part);
      return part;
    } catch (failure) {
      setError(failure);
      return undefined;
    } finally {
      sum.forget();
      isBusy.current = false;
      setBusyWith(undefined);
    }
  }

  return {
    busyWith,
    error,
    isOfEmail: error instanceof CallError && error.problem?.fields?.some(({ path }) => path === 'body.email') === true,
    prepare(): void {
      if (call !== undefined) sum.prepare();
    },
    take: ({ kind, email, name, website }: Given) =>
      send(kind, async () => {
        const challenge = await sum.done();
        const body = { kind, language, website, challenge };
        return requireCall()(takePart, {
          params,
          body: { ...body, ...(email !== undefined && { email }), ...(name !== undefined && { name }) },
        });
      }),
    stop: (kind: SupportKind) => send(kind, async () => requireCall()(stopTakingPart, { params, query: { kind } })),
  };
}

export type TakingPartState = ReturnType<typeof useTakingPart>;
