import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import {
  discardLegalDraft,
  listLegal,
  publishLegalDraft,
  readLegal,
  readLegalDraft,
  saveLegalDraft,
} from '../contract/legal.endpoints.ts';
import type { LegalDraft } from '../contract/legal.ts';
import type { LegalKind } from '../contract/legal-kind.ts';
import { DraftSaver, leave } from './draft-saver.ts';
import { type WrittenText, wordsOf, writtenOf } from './written-text.ts';

const legalCalls = /^\/api\/legal([/?]|$)/;

/** What readers ask, and a publication makes stale. */
const readersCalls = (kind: LegalKind, languages: readonly Language[]): string[] => [
  endpointUrl(listLegal),
  ...languages.map((language) => endpointUrl(readLegal, { params: { kind }, query: { language } })),
];

/** What stands in the fields, saved by itself as the draft, and what else can be done with it. */
export function useLegalDraft(kind: LegalKind) {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const forgetAnswers = useForgetAnswers();
  const languages = useLanguages();
  const params = { kind };
  const loaded = useLoaded(readLegalDraft, { params });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [saver] = useState(
    () =>
      new DraftSaver({
        draft: loaded,
        save: async (words, revision) => keep(await call(saveLegalDraft, { params, body: { ...words, revision } })),
        onChange: redraw,
      }),
  );
  const [written, setWritten] = useState(() => writtenOf(loaded));
  /** Goes up when the words come from the server again, so that the editors start anew. */
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  useKeptWhenLeaving(saver);

  /** Whoever comes back to this screen finds what was saved. */
  function keep(draft: LegalDraft): LegalDraft {
    cache.setQueryData([endpointUrl(readLegalDraft, { params })], draft);
    return draft;
  }

  /** Readers get the new version: here, and from what the server keeps. */
  async function forgetOld(): Promise<void> {
    const own = endpointUrl(readLegalDraft, { params });
    await forgetAnswers(
      { predicate: ({ queryKey }) => legalCalls.test(String(queryKey[0])) && queryKey[0] !== own },
      readersCalls(kind, languages),
    );
  }

  async function attempt(type: 'add' | 'delete', run: () => Promise<LegalDraft>): Promise<boolean> {
    setFailure(undefined);
    const outcome = await runTask({ type, entity: 'legalText', run: async () => keep(await run()) });
    if (outcome.state === 'failed') {
      setFailure(outcome.error);
      return false;
    }
    saver.replace(outcome.value);
    return true;
  }

  const problem = failure ?? saver.failure;
  return {
    draft: saver.draft,
    state: saver.state,
    failure: problem === undefined || problem instanceof CallError ? problem : new CallError(0, undefined),
    written,
    round,
    write(changes: WrittenText) {
      const next = { ...written, ...changes };
      setWritten(next);
      saver.write(wordsOf(next));
    },
    save: () => saver.flush(),
    publish: async () =>
      (await saver.flush()) &&
      attempt('add', async () => {
        const published = await call(publishLegalDraft, { params, body: { revision: saver.draft.revision ?? 0 } });
        await forgetOld();
        return published;
      }),
    async discard() {
      await saver.flush();
      if (!(await attempt('delete', () => call(discardLegalDraft, { params })))) return;
      setWritten(writtenOf(saver.draft));
      setRound((before) => before + 1);
    },
  };
}

/** Going to another screen saves what was still waiting; closing the page asks first. */
function useKeptWhenLeaving(saver: DraftSaver): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.state !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      leave(saver);
    };
  }, [saver]);
}
