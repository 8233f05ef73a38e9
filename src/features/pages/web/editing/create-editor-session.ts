import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { backOff } from '#platform/web/live/back-off.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { textAt } from '../../contract/operations/apply-text.ts';
import type { LoggedOperation, Operation, TextPlace, TextStep } from '../../contract/operations/operation.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import type { PageNews } from '../../contract/operations/page-news.ts';
import type { listOperations } from '../../contract/operations/page-operations.endpoints.ts';
import { isSamePlace } from '../../contract/operations/same-place.ts';
import type { PageState, WorkingCopy } from '../../contract/working-copy.ts';
import type { EditingRemote } from './editing-remote.ts';
import type { EditorSession, EditorState, HearSteps, Saving } from './editor-session.ts';
import { type ForeignChange, foreignChanges, removedByOthers } from './foreign-changes.ts';
import { heardSteps } from './heard-steps.ts';
import { createOperationStore } from './kept-operations.ts';
import { createPageReplica, type Lost, type Pending } from './page-replica.ts';
import { isPartOf } from './part-of-state.ts';
import { type Stopped, stopping } from './stopping-answers.ts';
import { createTelling } from './telling.ts';

interface SessionParts {
  remote: EditingRemote;
  copy: WorkingCopy;
  /** The one who edits here. */
  by: string;
  /** What could not be done, or could not be merged with what others did; its words are not thrown away. */
  onLost(lost: readonly Lost[]): void;
  /** Someone else changed these blocks. */
  onForeign?(changes: readonly ForeignChange[]): void;
  /** Someone else took these blocks away. */
  onRemoved?(gone: readonly ForeignChange[]): void;
  /** Something of one's own was taken back or done again; what, and which way. */
  onWentBack?(of: 'undo' | 'redo', operations: readonly Operation[]): void;
}

/** Steps of one pause are one operation: taken back in one go, and one line in the log. */
const pauseMilliseconds = 600;
/** Who types on and on is saved all the same. */
const longestMilliseconds = 2000;
/** How languages stand is asked when nobody types: the server has to read the whole page for it. */
const calmMilliseconds = 3000;
/** Whoever sits before it waits no longer than this for a server that is back. */
const longestWaitMilliseconds = 10_000;
const olderEntries = 200;
const mostEntries = 500;

type Told = OutputOf<typeof listOperations>;
type Answer = Omit<Told, 'translations'> & Partial<Told>;

interface OpenText {
  place: TextPlace;
  hear: HearSteps;
}

/** The page in this tab and its server: sends what is done, hears what others do, tries again when it cannot. */
export function createEditorSession(parts: SessionParts): EditorSession {
  const { remote, copy, by, onLost, onWentBack, onForeign, onRemoved } = parts;
  const id = copy.guid;
  const replica = createPageReplica({ document: copy.document, sequence: copy.sequence, by });
  const store = createOperationStore({ page: id, by });
  const telling = createTelling();
  const texts = new Set<OpenText>();
  const waitingForAll = new Set<{ resolve(): void; reject(error: unknown): void }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calm: ReturnType<typeof setTimeout> | undefined;
  /** What was told while something was on its way: its answer may be older. */
  const heardMeanwhile: (PageNews | undefined)[] = [];
  let isSending = false;
  let isClosed = false;
  let isOneByOne = false;
  /** Why nothing is sent: what is done meanwhile is kept here, and asks for nothing by itself. */
  let stopped: Stopped | undefined;
  let failures = 0;
  let firstUnsentAt: number | undefined;
  let lastTypedAt = 0;
  let state: EditorState = {
    document: copy.document,
    page: copy,
    translations: copy.translations,
    can: copy.can,
    saving: { kind: 'saved', at: copy.hasChanges ? copy.changedAt : null },
    canUndo: false,
    canRedo: false,
    revision: 0,
  };

  let kept = replica.pending;
  function keep(): void {
    if (kept === replica.pending) return;
    kept = replica.pending;
    store.keep({ base: replica.sequence, operations: toSend(kept) });
  }

  /** All of it, in as many answers as it takes. */
  async function logAfter(number: number): Promise<Told> {
    const operations: LoggedOperation[] = [];
    for (;;) {
      const after = operations.at(-1)?.number ?? number;
      const told = await remote.list({ after, limit: mostEntries });
      operations.push(...told.operations);
      if (told.operations.length < mostEntries) return { ...told, operations };
    }
  }

  /** What was done here before, in a window that was closed or without a connection, goes on where it was. */
  async function adoptLeft(): Promise<void> {
    const { kept: left, done } = await store.left();
    for (const { base, operations } of left) {
      const { operations: since } = await logAfter(base);
      const lost = replica.adopt(
        operations,
        since.filter(({ number }) => number <= replica.sequence),
      );
      tell({ saving: unsent(), revision: state.revision + 1, ...steps() });
      if (lost.length > 0) onLost(lost);
      planSoon();
    }
    if (left.length > 0) done();
  }

  function become(changes: Partial<EditorState>): void {
    state = { ...state, ...changes, document: replica.document };
    keep();
  }

  function tell(changes: Partial<EditorState>): void {
    become(changes);
    telling.now();
  }

  /** Who asks for the state has it at once; who waits to be told does so until the text in which it was done is drawn. */
  function tellAtPause(changes: Partial<EditorState>): void {
    become(changes);
    telling.atPause();
  }

  function tellAfterPicture(changes: Partial<EditorState>): void {
    become(changes);
    telling.afterPicture();
  }

  /** Who types is not held up by an answer to what they typed before; that it was saved here is told by the server too. */
  function tellWhatIsNew(isTyping: boolean, changes: Partial<EditorState>): void {
    if (replica.document === state.document && isPartOf(state, changes)) keep();
    else if (isTyping) tellAtPause(changes);
    else tell(changes);
  }

  function tellOfTyping(): void {
    const changes = { saving: unsent(), page: changed(state.page), canUndo: true, canRedo: false };
    if (isPartOf(state, changes)) tellAtPause(changes);
    else tellAfterPicture(changes);
  }

  const steps = () => ({ canUndo: replica.canGoBack('undo') || hasOlder, canRedo: replica.canGoBack('redo') });
  let hasOlder = false;

  const unsent = (): Saving =>
    stopped ?? (failures > 0 ? { kind: 'kept-here', waiting: replica.pending.length } : onItsWay);

  function stop(reason: Stopped['reason']): void {
    if (stopped?.reason !== reason) stopped = { kind: 'stopped', reason };
    tell({ saving: stopped });
  }

  function plan(milliseconds: number): void {
    if (isClosed || stopped !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  }

  function planSoon(): void {
    const now = Date.now();
    firstUnsentAt ??= now;
    const left = Math.max(0, firstUnsentAt + longestMilliseconds - now);
    if (failures === 0) plan(Math.min(pauseMilliseconds, left));
  }

  async function send(): Promise<void> {
    if (isSending || stopped !== undefined) return;
    const operations = toSend(replica.send(isOneByOne ? 1 : undefined));
    if (operations.length === 0) return settle();
    isSending = true;
    firstUnsentAt = undefined;
    if (failures === 0 && state.saving !== onItsWay) tell({ saving: onItsWay });
    try {
      const body = { base: replica.sequence, operations };
      const answer = await remote.send(body);
      failures = 0;
      take(answer, answer.refused);
    } catch (error) {
      failed(error);
    } finally {
      isSending = false;
    }
    for (const news of heardMeanwhile.splice(0)) hear(news);
    if (replica.pending.some(({ isSent }) => !isSent)) planSoon();
    else settle();
    askWhenCalm();
  }

  function take(
    { operations, page, translations = state.translations }: Answer,
    refused: readonly { id: string; code: string }[] = [],
  ): void {
    const before = replica.pending;
    const wasStopped = stopped !== undefined;
    stopped = undefined;
    const news = operations.filter(({ number }) => number > replica.sequence);
    const lost = replica.receive(operations, refused, page.sequence);
    for (const { place, hear } of texts) {
      const heard = heardSteps({ place, before, news, after: replica.pending });
      if (heard !== undefined) hear(heard);
    }
    const foreign = news.filter(({ id: own }) => !before.some((one) => one.id === own));
    const isSaved = replica.pending.length === 0;
    const isTyping = !isSaved && !wasStopped && foreign.length + lost.length === 0;
    tellWhatIsNew(isTyping, {
      page,
      translations,
      saving: isSaved ? { kind: 'saved', at: page.changedAt } : unsent(),
      revision: foreign.length > 0 || lost.length > 0 ? state.revision + 1 : state.revision,
      ...steps(),
    });
    if (lost.length > 0) onLost(lost);
    const changes = foreignChanges(foreign, by);
    if (changes.length > 0) onForeign?.(changes);
    const gone = removedByOthers(foreign, by);
    if (gone.length > 0) onRemoved?.(gone);
    // The right, or the page, came back by itself.
    if (wasStopped && !isSaved) planSoon();
  }

  function failed(error: unknown): void {
    const status = error instanceof CallError ? error.status : undefined;
    if (status === undefined) throw error;
    const reason = stopping[status];
    if (reason !== undefined) {
      stop(reason);
    } else if (status === 400 || status === 413) {
      leaveUnreadable();
    } else {
      failures += 1;
      tell({ saving: unsent() });
      plan(Math.min(backOff(failures), longestWaitMilliseconds));
    }
    settle(error);
  }

  /** One that the server cannot even read must not keep the others waiting: they go one by one until it is found. */
  function leaveUnreadable(): void {
    const [first] = replica.pending;
    if (isOneByOne && first !== undefined) {
      isOneByOne = false;
      take({ operations: [], page: state.page }, [{ id: first.id, code: 'bad-input' }]);
    } else isOneByOne = true;
    plan(0);
  }

  /** Whoever waits for all to be on the server hears of it, or of what is in the way. */
  function settle(error?: unknown): void {
    for (const { resolve, reject } of waitingForAll) error === undefined ? resolve() : reject(error);
    waitingForAll.clear();
  }

  async function pull(): Promise<void> {
    if (isSending || isClosed) return;
    try {
      take(await logAfter(replica.sequence));
      // It answers again: what waits need not wait longer.
      if (failures > 0) plan(0);
    } catch (error) {
      const reason = error instanceof CallError ? stopping[error.status] : undefined;
      if (reason !== undefined) stop(reason);
      // Anything else is tried again by whoever told that there is something, or by the next thing that is done here.
    }
  }

  /** What others did came along with the news of it, unless there is a hole before it. */
  function hear(news: PageNews | undefined): void {
    if (isClosed) return;
    if (isSending) return void heardMeanwhile.push(news);
    if (news === undefined || news.after > replica.sequence) return void pull();
    // The answer to what was sent here said it already.
    if (news.page.sequence < replica.sequence) return;
    take(news);
    askWhenCalm();
  }

  /** Only who asks is told how the languages stand. */
  function askWhenCalm(): void {
    clearTimeout(calm);
    if (!isClosed) calm = setTimeout(() => void pull(), calmMilliseconds);
  }

  async function remember(): Promise<void> {
    const query = { before: replica.oldest, limit: olderEntries };
    const { operations } = await remote.list(query);
    hasOlder = operations.length === olderEntries;
    replica.remember(operations);
    tell(steps());
  }

  async function goBack(of: 'undo' | 'redo'): Promise<void> {
    // What was typed just now is one thing, and what comes after it another.
    lastTypedAt = 0;
    if (of === 'undo') while (!replica.canGoBack('undo') && hasOlder) await remember();
    const done = replica[of]();
    for (const { place, hear } of texts) {
      const made = done.flatMap((one) => (isIn(place, one) ? one.steps : []));
      if (made.length > 0) hear({ steps: made, mirrors: [] });
    }
    if (done.length > 0) onWentBack?.(of, done);
    const changes = {
      ...steps(),
      saving: done.length > 0 ? unsent() : state.saving,
      revision: state.revision + 1,
    };
    const isDrawn = done.length > 0 && done.every((one) => [...texts].some(({ place }) => isIn(place, one)));
    if (isDrawn) tellAfterPicture(changes);
    else tell(changes);
    if (done.length > 0) planSoon();
  }

  /** When all is on the server. */
  const settled = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (stopped !== undefined) return reject(new CallError(0, undefined));
      waitingForAll.add({ resolve: () => resolve(), reject });
      clearTimeout(timer);
      void send();
    });

  const follow = liveClient.follow(remote.topic, (news) => hear(news as PageNews | undefined));
  // Without a connection there is time for both when it is back: undo asks again, and so does the next opening.
  void remember().catch(() => undefined);
  void adoptLeft().catch(() => undefined);

  return {
    subscribe: telling.subscribe,
    state: () => state,
    run(...operations) {
      lastTypedAt = 0;
      replica.run(operations);
      tell({ saving: unsent(), page: changed(state.page), canUndo: true, canRedo: false });
      planSoon();
    },
    type(place: TextPlace, typed: readonly TextStep[]) {
      const now = Date.now();
      replica.type(place, typed, now - lastTypedAt < pauseMilliseconds);
      lastTypedAt = now;
      tellOfTyping();
      planSoon();
    },
    openText(place, hear) {
      const text = { place, hear };
      texts.add(text);
      return { written: textAt(replica.document, place), close: () => void texts.delete(text) };
    },
    undo: () => void goBack('undo'),
    redo: () => void goBack('redo'),
    settled,
    async letServer(work) {
      await settled();
      const { operations, page } = await work(replica.sequence);
      take({ operations: [...operations], page });
    },
    waiting: () => replica.pending.map(({ operation }) => operation),
    pageIs: (page) => tell({ page }),
    retry() {
      if (stopped !== undefined) {
        stopped = undefined;
        tell({ saving: unsent() });
      }
      plan(0);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(calm);
      telling.stop();
      follow();
      void send().finally(() => store.close());
    },
  };
}

/** The same one at every key: nothing is drawn again for it. */
const onItsWay: Saving = { kind: 'saving' };

type TextOperation = Extract<Operation, { kind: 'text' }>;
const isIn = (place: TextPlace, operation: Operation): operation is TextOperation =>
  operation.kind === 'text' && isSamePlace(operation.place, place);

/** Readers do not have what was just done, also when the server has not heard of it. */
const changed = (page: PageState): PageState => (page.hasChanges ? page : { ...page, hasChanges: true });

const toSend = (pending: readonly Pending[]): NewOperation[] =>
  pending.map(({ id, operation, group, undoes }) => ({ id, operation, group, undoes }));
