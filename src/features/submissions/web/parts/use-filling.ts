import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CheckedAnswers, checkAnswers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { askedField } from '#features/forms/contract/form-questions.ts';
import { type PostedFields, postedName } from '#field-kinds/kit/contract/question-kind.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { newSenderKey } from '#platform/web/robots/sender-key.ts';
import { canSolve } from '#platform/web/robots/solve-challenge.ts';
import { useSteady } from '#platform/web/use-steady.ts';
import type { FormEntry, FormToFill } from '../../contract/filling.ts';
import { fillEmpty } from '../../contract/prefill/prefilled.ts';
import {
  checkStep,
  faultsOfStep,
  mergePosted,
  openStep,
  type StepAction,
  stepAfter,
  stepOfField,
  walkOf,
  withTimes,
} from '../../contract/step-flow.ts';
import { forgetKept, placeOfFilling, readKept, writeKept } from './kept-filling.ts';
import { readPosted } from './read-posted.ts';
import { useTrial } from './trial-context.ts';
import { writeInto } from './write-into.ts';

/** What is drawn: the fields begin with `posted`, and are the browser's own from there. */
interface Drawn {
  posted: PostedFields;
  step: string;
  showsFaults: boolean;
  /** Goes up when the fields must be drawn anew with what is known of them. */
  round: number;
  /** Goes up with every attempt to go on: the summary of faults takes the focus again. */
  attempt: number;
}

export interface Filling {
  document: FormDocument;
  version: number;
  drawn: Drawn;
  checked: CheckedAnswers;
  walk: string[];
  /** Our script takes the steps; without it the browser posts them. */
  isTaken: boolean;
  /** Answers of before were on this device. */
  isRestored: boolean;
  /** Of the submission that it will be. */
  senderKey: () => string;
  readNow(form: HTMLFormElement | null): PostedFields;
  noteInput(form: HTMLFormElement): void;
  /** What is posted now by a name. */
  valuesOf(name: string): readonly string[];
  /** Changes that from outside the form: a file arrived, whichever step is open by then. */
  put(name: string, change: (values: readonly string[]) => string[]): void;
  act(action: StepAction, form: HTMLFormElement | null): void;
  /** What is known of who fills in, where nothing was filled in yet. */
  fillIn(known: PostedFields, form: HTMLFormElement | null): void;
  /** What the server found wrong, which this side could not see. */
  showFaults(step: string): void;
  startOver(): void;
  finish(): void;
}

/** A form as one person fills it in, the same rules as the server's deciding what is asked next. */
export function useFilling(
  form: FormToFill,
  entry: FormEntry | undefined,
  entryKey: string,
  search: URLSearchParams,
  itemGuid?: string,
): Filling {
  // The same form for two events is filled in twice.
  const place = placeOfFilling(form.guid, itemGuid);
  const { document, version } = entry ?? form;
  const { timeZone } = usePlatformLocale();
  const isAlive = useIsAlive();
  const trial = useTrial();
  // What is gone on with by a link is taken over as well: it is sent by the key that the link has.
  const isResumed = entry !== undefined && entry.until !== null;
  const isTaken = isAlive && (entry === undefined || isResumed) && (trial !== undefined || canSolve());
  const check = (posted: PostedFields) => checkAnswers(document, posted, { book: questionBook, timeZone });
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    posted: entry?.posted ?? startOf(document, search),
    step: openStep(walkOf(check(entry?.posted ?? {})), entry?.step ?? ''),
    showsFaults: entry?.showsFaults ?? false,
    round: 0,
    attempt: entry?.showsFaults ? 1 : 0,
  }));
  const [isRestored, setIsRestored] = useState(false);
  /** What is filled in at this moment; drawing follows only where it makes a difference. */
  const [current, setCurrent] = useState<PostedFields>(drawn.posted);
  const key = useRef(isResumed ? entryKey : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `check` is made anew with what it depends on
  const checked = useMemo(() => check(current), [current, document, timeZone]);
  const walk = walkOf(checked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when our script has taken over
  useEffect(() => {
    if (!isTaken || trial !== undefined) return;
    const kept = readKept(place, Date.now());
    if (kept === undefined || kept.version !== version) return;
    // Of the link, only what was typed on this device since.
    if (isResumed && kept.key !== entryKey) return;
    key.current = kept.key;
    const step = openStep(walkOf(check(kept.posted)), kept.step);
    setCurrent(kept.posted);
    setDrawn((before) => ({ ...before, posted: kept.posted, step, round: before.round + 1 }));
    setIsRestored(true);
  }, [isTaken]);

  const senderKey = (): string => {
    key.current ??= newSenderKey();
    return key.current;
  };

  const readNow = (element: HTMLFormElement | null): PostedFields =>
    element === null ? current : mergePosted(document, drawn.step, current, readPosted(element));

  const keep = (posted: PostedFields, step: string): void => {
    if (trial !== undefined) return;
    writeKept(place, {
      version,
      posted: Object.fromEntries(Object.entries(posted).map(([name, values]) => [name, [...values]])),
      step,
      key: senderKey(),
      keptOn: Date.now(),
    });
  };

  const show = (posted: PostedFields, next: Partial<Drawn>): void => {
    setCurrent(posted);
    setDrawn((before) => ({ ...before, posted, showsFaults: false, round: before.round + 1, ...next }));
    keep(posted, next.step ?? drawn.step);
  };

  // Drawn at once: what the form is read by next has it.
  const put = useSteady((name: string, change: (values: readonly string[]) => string[]): void => {
    const posted = { ...current, [name]: change(current[name] ?? []) };
    flushSync(() => setCurrent(posted));
    keep(posted, drawn.step);
  });

  return {
    document,
    version,
    valuesOf: (name) => current[name] ?? [],
    put,
    drawn,
    checked,
    walk,
    isTaken,
    isRestored,
    senderKey,
    readNow,
    noteInput(element) {
      const posted = readNow(element);
      setCurrent(posted);
      keep(posted, drawn.step);
    },
    act(action, element) {
      const posted = readNow(element);
      if (action.kind === 'add' || action.kind === 'remove') {
        show(withTimes(posted, action), {});
        return;
      }
      const now = check(posted);
      const wrong = action.kind === 'next' ? faultsOfStep(document, drawn.step, now.faults) : [];
      if (wrong.length > 0) {
        trial?.onRefused(wrong.length);
        setCurrent(posted);
        setDrawn((before) => ({ ...before, showsFaults: true, attempt: before.attempt + 1 }));
        return;
      }
      show(posted, { step: stepAfter(walkOf(now), drawn.step, action) });
    },
    fillIn(known, element) {
      if (element !== null) writeInto(element, known);
      const posted = fillEmpty(readNow(element), known);
      setCurrent(posted);
      // Fields of this step have it already; those of the next begin with it.
      setDrawn((before) => ({ ...before, posted: fillEmpty(before.posted, posted) }));
    },
    showFaults(fieldId) {
      const step = stepOfField(document, fieldId) ?? checkStep;
      setDrawn((before) => ({
        ...before,
        step,
        showsFaults: true,
        round: before.round + 1,
        attempt: before.attempt + 1,
        posted: current,
      }));
    },
    startOver() {
      forgetKept(place);
      key.current = isResumed ? entryKey : undefined;
      setIsRestored(false);
      const begin = startOf(document, search);
      setCurrent(begin);
      setDrawn((before) => ({
        ...before,
        posted: begin,
        step: openStep(walkOf(check({})), ''),
        showsFaults: false,
        round: before.round + 1,
      }));
    },
    finish: () => forgetKept(place),
  };
}

/** What questions start with that the address answers. */
function startOf(document: FormDocument, search: URLSearchParams): PostedFields {
  const posted: Record<string, string[]> = {};
  for (const field of document.fields) {
    const question = questionBook.named(field.kind);
    const parts = question?.start?.((name) => search.get(name) ?? undefined, askedField(field, question)) ?? {};
    for (const [part, values] of Object.entries(parts)) posted[postedName(field.id, part)] = values;
  }
  return posted;
}
