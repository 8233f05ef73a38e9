import { CallError } from '#platform/web/api/call-error.ts';
import { backOff } from '#platform/web/live/back-off.ts';
import { liveClient } from '#platform/web/live/live-client.ts';
import { textAt } from '../../contract/operations/apply-text.ts';
import type { LoggedOperation, Operation, TextPlace, TextStep } from '../../contract/operations/operation.ts';
import { OperationFault } from '../../contract/operations/operation-fault.ts';
import type { PageNews } from '../../contract/operations/page-news.ts';
import { asSetting } from '../../contract/operations/written.ts';
import type { PageState } from '../../contract/working-copy.ts';
import { createAllSent } from './all-sent.ts';
import type { EditorSession, EditorState, Saving } from './editor-session.ts';
import { foreignChanges, removedByOthers } from './foreign-changes.ts';
import { createGoingBack } from './going-back.ts';
import { createHeldFields } from './held-fields.ts';
import { createOperationStore, type KeptOperations } from './kept-operations.ts';
import { createLeftBehind } from './left-behind.ts';
import { logAfter, type Told } from './log-after.ts';
import { createOpenTexts } from './open-texts.ts';
import { asNew, createPageReplica } from './page-replica.ts';
import { isPartOf } from './part-of-state.ts';
import { savingNow } from './saving-now.ts';
import type { SessionParts } from './session-parts.ts';
import { type Stopped, stopping } from './stopping-answers.ts';
import { createTelling } from './telling.ts';

/** Steps of one pause are one operation: taken back in one go, and one line in the log. */
const pauseMilliseconds = 600;
/** Who types on and on is saved all the same. */
const longestMilliseconds = 2000;
/** How languages stand is asked when nobody types: the server has to read the whole page for it. */
const calmMilliseconds = 3000;
/** Whoever sits before it waits no longer than this for a server that is back. */
const longestWaitMilliseconds = 10_000;

type Answer = Omit<Told, 'translations'> & Partial<Told>;

/** The page in this tab and its server: sends what is done, hears what others do, tries again when it cannot. */
export function createEditorSession(parts: SessionParts): EditorSession {
  const { remote, copy, by, onLost, onWentBack, onForeign, onRemoved } = parts;
  const replica = createPageReplica({ document: copy.document, sequence: copy.sequence, by });
  const store = createOperationStore({ page: copy.guid, by });
  const telling = createTelling();
  const texts = createOpenTexts();
  const fields = createHeldFields(() => {
    if ((saving().kind === 'saved') !== (state.saving.kind === 'saved')) tellAfterPicture({ saving: saving() });
  });
  const allSent = createAllSent();
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
  const left = createLeftBehind({
    store,
    adopt,
    onChange: () => tell({ saving: saving() }),
    isInVain: stopsFor,
    longestWait: longestWaitMilliseconds,
  });
  let savedAt = copy.hasChanges ? copy.changedAt : null;
  let firstUnsentAt: number | undefined;
  let lastTypedAt = 0;
  let state: EditorState = {
    document: copy.document,
    page: copy,
    translations: copy.translations,
    can: copy.can,
    saving: { kind: 'saved', at: savedAt },
    choices: [],
    canUndo: false,
    canRedo: false,
    revision: 0,
  };

  const goingBack = createGoingBack({
    replica,
    remote,
    onWentBack,
    before() {
      fields.commit();
      // What was typed just now is one thing, and what comes after it another.
      lastTypedAt = 0;
    },
    tell(done, changes) {
      const isDrawn = texts.goBack(done);
      const went = done.length > 0 ? { saving: saving() } : {};
      const all = { ...changes, ...went, revision: state.revision + 1 };
      if (isDrawn) tellAfterPicture(all);
      else tell(all);
      if (done.length > 0) planSoon();
    },
  });
  const { steps } = goingBack;

  let kept = { pending: replica.pending, choices: replica.choices };
  function keep(): void {
    const { pending, choices } = replica;
    if (kept.pending === pending && kept.choices === choices) return;
    kept = { pending, choices };
    store.keep({ base: replica.sequence, operations: asNew(pending), choices });
  }

  async function adopt(kept: KeptOperations): Promise<void> {
    const { operations: since } = await logAfter(remote, kept.base);
    const before = since.filter(({ number }) => number <= replica.sequence);
    const lost = replica.adopt(kept.operations, before, kept.choices);
    tell({ saving: saving(), revision: state.revision + 1, ...steps() });
    if (lost.length > 0) onLost(lost);
    planSoon();
  }

  function become(changes: Partial<EditorState>): void {
    state = { ...state, ...changes, document: replica.document, choices: replica.choices };
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
    const changes = { saving: saving(), page: changed(state.page), canUndo: true, canRedo: false };
    if (isPartOf(state, changes)) tellAtPause(changes);
    else tellAfterPicture(changes);
  }

  function tellOfDoing(): void {
    tell({ saving: saving(), page: changed(state.page), canUndo: true, canRedo: false });
    planSoon();
  }

  const saving = (): Saving =>
    savingNow({
      stopped,
      pending: replica.pending.length,
      left: left.count(),
      hasFailed: failures > 0,
      isStuck: left.isStuck(),
      isTyping: fields.isWaiting(),
      savedAt,
    });

  function stopsFor(error: unknown): boolean {
    const reason = error instanceof CallError ? stopping[error.status] : undefined;
    if (reason === undefined) return false;
    if (stopped?.reason !== reason) stopped = { kind: 'stopped', reason };
    tell({ saving: stopped });
    return true;
  }

  function plan(milliseconds: number): void {
    if (isClosed || stopped !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  }

  function planSoon(): void {
    const now = Date.now();
    firstUnsentAt ??= now;
    const most = Math.max(0, firstUnsentAt + longestMilliseconds - now);
    if (failures === 0) plan(Math.min(pauseMilliseconds, most));
  }

  async function send(): Promise<void> {
    if (isSending || stopped !== undefined) return;
    const operations = asNew(replica.send(isOneByOne ? 1 : undefined));
    if (operations.length === 0) return allSent.settle();
    isSending = true;
    firstUnsentAt = undefined;
    if (state.saving.kind !== saving().kind) tell({ saving: saving() });
    try {
      const answer = await remote.send({ base: replica.sequence, operations });
      failures = 0;
      take(answer, answer.refused);
    } catch (error) {
      failed(error);
    } finally {
      isSending = false;
    }
    for (const news of heardMeanwhile.splice(0)) hear(news);
    if (replica.pending.some(({ isSent }) => !isSent)) planSoon();
    else allSent.settle();
    askWhenCalm();
  }

  function take(
    { operations, page, translations = state.translations }: Answer,
    refused: readonly { id: string; code: string }[] = [],
  ): void {
    const news = operations.filter(({ number }) => number > replica.sequence);
    const isOwn = ({ id: own }: LoggedOperation) => replica.pending.some((one) => one.id === own);
    const foreign = news.filter((one) => !isOwn(one));
    // What stands in a field was made on the page as it was: written now, it is brought up to date as all else is.
    if (foreign.length > 0) fields.commit();
    const before = replica.pending;
    const wasStopped = stopped !== undefined;
    stopped = undefined;
    const lost = replica.receive(operations, refused, page.sequence);
    texts.hear({ before, news, after: replica.pending }, foreign);
    const isSaved = replica.pending.length === 0;
    if (isSaved) savedAt = page.changedAt;
    const isTyping = (!isSaved || fields.isWaiting()) && !wasStopped && foreign.length + lost.length === 0;
    tellWhatIsNew(isTyping, {
      page,
      translations,
      saving: saving(),
      choices: replica.choices,
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
    if (wasStopped) void left.take();
  }

  /** What the page has no room for any more is given back, as what could not be merged is. */
  function attempt(operation: Operation, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof OperationFault)) throw error;
      onLost([{ id: crypto.randomUUID(), operation, code: 'lost' }]);
    }
  }

  function failed(error: unknown): void {
    const status = error instanceof CallError ? error.status : undefined;
    if (status === undefined) throw error;
    if (status === 400 || status === 413) {
      leaveUnreadable();
    } else if (!stopsFor(error)) {
      failures += 1;
      tell({ saving: saving() });
      plan(Math.min(backOff(failures), longestWaitMilliseconds));
    }
    allSent.settle(error);
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

  async function pull(): Promise<void> {
    if (isSending || isClosed) return;
    try {
      take(await logAfter(remote, replica.sequence));
      // It answers again: what waits need not wait longer.
      if (failures > 0) plan(0);
    } catch (error) {
      stopsFor(error);
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

  /** When all is on the server. */
  async function settled(): Promise<void> {
    fields.commit();
    if (stopped !== undefined) throw new CallError(0, undefined);
    const all = allSent.wait();
    clearTimeout(timer);
    void send();
    await all;
  }

  const follow = liveClient.follow(remote.topic, (news) => hear(news as PageNews | undefined));
  // Without a connection there is time for both when it is back: undo asks again, and so does the next opening.
  void goingBack.remember().then(tell, () => undefined);
  void left.take();

  return {
    subscribe: telling.subscribe,
    state: () => state,
    run(...operations) {
      lastTypedAt = 0;
      const group = replica.run(operations);
      tellOfDoing();
      return group;
    },
    choose(id, whose) {
      lastTypedAt = 0;
      const chosen = replica.choices.find((one) => one.id === id);
      if (chosen !== undefined) attempt(chosen.operation, () => replica.choose(id, whose));
      if (whose === 'mine') tellOfDoing();
      else tell({});
    },
    write(written) {
      const now = Date.now();
      const before = replica.pending;
      attempt(asSetting(written), () => replica.write(written, now - lastTypedAt < longestMilliseconds));
      lastTypedAt = now;
      if (replica.pending === before) return;
      tellOfDoing();
    },
    hold: fields.hold,
    commit: fields.commit,
    type(place: TextPlace, typed: readonly TextStep[]) {
      const now = Date.now();
      const at = texts.placeOf(place);
      attempt({ kind: 'text', place: at ?? place, steps: typed }, () => {
        if (at === undefined) throw new OperationFault('no-place');
        replica.type(at, typed, now - lastTypedAt < pauseMilliseconds);
      });
      lastTypedAt = now;
      tellOfTyping();
      planSoon();
    },
    openText(place, hear) {
      return { written: textAt(replica.document, place), close: texts.open(place, hear) };
    },
    undo: () => void goingBack.step('undo'),
    redo: () => void goingBack.step('redo'),
    undoGroup: goingBack.undoGroup,
    settled,
    async letServer(work) {
      await settled();
      const { operations, page } = await work(replica.sequence);
      take({ operations: [...operations], page });
      return operations.at(-1)?.group;
    },
    waiting: () => replica.pending.map(({ operation }) => operation),
    pageIs: (page) => tell({ page }),
    retry() {
      if (stopped !== undefined) {
        stopped = undefined;
        tell({ saving: saving() });
      }
      plan(0);
      void left.take();
    },
    close() {
      fields.commit();
      isClosed = true;
      left.close();
      clearTimeout(timer);
      clearTimeout(calm);
      telling.stop();
      follow();
      void send().finally(() => store.close());
    },
  };
}

/** Readers do not have what was just done, also when the server has not heard of it. */
const changed = (page: PageState): PageState => (page.hasChanges ? page : { ...page, hasChanges: true });
