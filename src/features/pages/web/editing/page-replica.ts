import { type Choice, choicesAfter, openChoices, withChoice } from '../../contract/operations/choices.ts';
import { doOperation } from '../../contract/operations/do-operation.ts';
import type { LoggedOperation, Operation, TextPlace, TextStep } from '../../contract/operations/operation.ts';
import { OperationFault } from '../../contract/operations/operation-fault.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import { isSetting } from '../../contract/operations/overtaken.ts';
import { rebaseOnto, type Sent } from '../../contract/operations/rebase-onto.ts';
import { joinSteps } from '../../contract/operations/rebase-steps.ts';
import { isSamePlace } from '../../contract/operations/same-place.ts';
import { takeBack, undoStacks } from '../../contract/operations/undo.ts';
import { operationsOfField, type Written, withTypedText } from '../../contract/operations/written.ts';
import type { PageDocument } from '../../contract/page.ts';

/** Something that was done here and that the server has not answered yet. */
export interface Pending extends NewOperation {
  inverse: readonly Operation[];
  /** It is on its way: nothing is added to it any more. */
  isSent: boolean;
}

interface ReplicaStart {
  document: PageDocument;
  /** The number of the last operation in it. */
  sequence: number;
  /** The one who edits here. */
  by: string;
}

/** What arrived made these impossible: the words of them are shown, never dropped in silence. */
export type Lost = Pick<NewOperation, 'id' | 'operation'> & { code: string };

export type PageReplica = ReturnType<typeof createPageReplica>;

/**
 * The page in this tab: what the server told, and on top of it what was done here. It knows nothing of connections and
 * clocks.
 */
export function createPageReplica({ document: start, sequence, by }: ReplicaStart) {
  let confirmed = start;
  let document = start;
  let base = sequence;
  let pending: readonly Pending[] = [];
  let log: readonly LoggedOperation[] = [];
  let choices: readonly Choice[] = [];
  /** What could not be taken back, because others went on from it. */
  const passed = new Set<string>();

  /** The log with what is pending behind it, as if it stood there already. */
  const timeline = (): LoggedOperation[] => [
    ...log,
    ...pending.map(({ id, operation, inverse, group, undoes }, place) => {
      const number = base + 1 + place;
      return { number, id, by: { id: by, name: '' }, at: '', operation, inverse, group, undoes };
    }),
  ];

  function push(operation: Operation, group: string, undoes: string | null = null): void {
    const applied = doOperation(document, operation, undoes !== null);
    document = applied.document;
    pending = [
      ...pending,
      { id: crypto.randomUUID(), operation, inverse: applied.inverse, group, undoes, isSent: false },
    ];
    choices = choicesAfter(choices, operation);
  }

  /** All that was done in one go with the newest of these; answers what was done to take it back. */
  function goBack(of: 'undo' | 'redo'): Operation[] {
    for (;;) {
      const entries = timeline();
      const stack = undoStacks(entries, by)[of].filter(({ id }) => !passed.has(id));
      const group = stack.at(-1)?.group;
      if (group === undefined) return [];
      const done = takeBackAll(
        stack.filter((entry) => entry.group === group),
        crypto.randomUUID(),
      );
      if (done.length > 0) return done;
    }
  }

  function takeBackAll(entries: readonly LoggedOperation[], group: string): Operation[] {
    const done: Operation[] = [];
    for (const entry of entries.toReversed()) {
      const all = timeline();
      const later = all.slice(all.findIndex(({ id }) => id === entry.id) + 1);
      for (const operation of takeBack(entry, later, by) ?? []) {
        if (attempt(() => push(operation, group, entry.id))) done.push(operation);
      }
      passed.add(entry.id);
    }
    return done;
  }

  /**
   * Does these anew on top of what the server told, `told`; answers those that cannot be done. What someone set meanwhile
   * is for whoever sits here to choose.
   */
  function pile(own: readonly Pending[], rebased: readonly Sent[], told: Told): Lost[] {
    const lost: Lost[] = [];
    const made = new Map(own.map((one) => [one.id, one]));
    const before = new Map(choices.map((one) => [one.id, one]));
    let toChoose: Choice[] = [];
    document = confirmed;
    pending = [];
    for (const { id, operation, overtakenBy } of rebased) {
      const one = made.get(id) ?? before.get(id);
      if (one === undefined || operation === 'already') continue;
      const code = told.refused?.get(id);
      const isToChoose = overtakenBy !== undefined && (code === undefined || code === 'overtaken');
      if (isToChoose && operation !== 'lost' && isSetting(operation)) {
        const { by: author, at } = told.news.find((entry) => entry.id === overtakenBy) ?? before.get(id) ?? nobody;
        toChoose = withChoice(toChoose, { id, operation, by: author, at });
      } else if (
        'isSent' in one &&
        code === undefined &&
        operation !== 'lost' &&
        attempt(() => redoOne(one, operation))
      ) {
        toChoose = choicesAfter(toChoose, operation);
      } else lost.push({ id, operation: one.operation, code: code ?? 'lost' });
    }
    choices = openChoices(toChoose, document);
    return lost;
  }

  function redoOne(one: Pending, operation: Operation): void {
    const applied = doOperation(document, operation, one.undoes !== null);
    document = applied.document;
    pending = [...pending, { ...one, operation, inverse: applied.inverse }];
  }

  /** Added to what was typed just before in the same text, unless that is on its way or done with. */
  function typeOn(place: TextPlace, steps: readonly TextStep[], isGoingOn: boolean): void {
    const last = pending.at(-1);
    const before = last?.operation;
    push({ kind: 'text', place, steps }, crypto.randomUUID());
    const own = pending.at(-1);
    const mayJoin = isGoingOn && last !== undefined && !last.isSent && last.undoes === null;
    if (!mayJoin || before?.kind !== 'text' || own === undefined || !isSamePlace(before.place, place)) return;
    const joined: Pending = {
      ...last,
      operation: { ...before, steps: joinSteps(place.format, before.steps, steps) },
      inverse: joinInverse(own.inverse, last.inverse),
    };
    pending = [...pending.slice(0, -2), joined];
  }

  return {
    get document() {
      return document;
    },
    get sequence() {
      return base;
    },
    get pending() {
      return pending;
    },
    /** What others set meanwhile, and whoever sits here is to say of which of the two it is. */
    get choices() {
      return choices;
    },
    /** Without what stands there, if what was set here is meant; as anything else that is done, it can be taken back. */
    choose(id: string, whose: 'mine' | 'theirs'): void {
      const chosen = choices.find((one) => one.id === id);
      choices = choices.filter((one) => one.id !== id);
      if (chosen !== undefined && whose === 'mine') this.run([chosen.operation]);
    },
    /** The oldest operation that is known here. */
    get oldest() {
      return log[0]?.number ?? base + 1;
    },
    canGoBack(of: 'undo' | 'redo'): boolean {
      return undoStacks(timeline(), by)[of].some(({ id }) => !passed.has(id));
    },

    /**
     * In one go: taken back in one go as well, by the group that is answered. Throws an `OperationFault` when the page is
     * not so that it can be done.
     */
    run(operations: readonly Operation[]): string {
      const group = crypto.randomUUID();
      for (const operation of operations) for (const one of withTypedText(document, operation)) push(one, group);
      return group;
    },

    /** As above, of what someone wrote in a field. Words are added to those that were written just before. */
    write(written: Written, isGoingOn: boolean): void {
      const operations = operationsOfField(document, written);
      const [first, ...others] = operations;
      const group = crypto.randomUUID();
      if (first?.kind === 'text' && others.length === 0) typeOn(first.place, first.steps, isGoingOn);
      else for (const operation of operations) push(operation, group);
    },

    type: typeOn,

    undo: () => goBack('undo'),
    redo: () => goBack('redo'),
    /** What was done in one go, whatever was done since; nothing when it was taken back already. */
    undoGroup(group: string): Operation[] {
      const all = timeline();
      /** Who did it again after taking it back means the same. */
      const meant = new Set<string>();
      for (const { id, group: of, undoes } of all) if (of === group || meant.has(undoes ?? '')) meant.add(id);
      return takeBackAll(
        undoStacks(all, by).undo.filter(({ id }) => meant.has(id)),
        crypto.randomUUID(),
      );
    },

    /** What is to be sent now, in order. */
    send(most = 500): readonly Pending[] {
      pending = pending.map((one, place) => (one.isSent || place >= most ? one : { ...one, isSent: true }));
      return pending.slice(0, most);
    },

    /** Done in this browser at another time, on the page as it was before `since`; with what was to be chosen then. */
    adopt(
      operations: readonly NewOperation[],
      since: readonly LoggedOperation[],
      toChoose: readonly Choice[] = [],
    ): Lost[] {
      const own = operations.map((one): Pending => ({ ...one, inverse: [], isSent: false }));
      const waiting = choices;
      choices = [...choices, ...toChoose];
      return pile(
        [...pending, ...own],
        [...pending, ...waiting.map(asSent), ...rebaseOnto([...own, ...toChoose.map(asSent)], since)],
        { news: since },
      );
    },

    /** Older entries of the log, for taking back what was done before this tab was opened. */
    remember(entries: readonly LoggedOperation[]): void {
      log = [...entries.filter(({ number }) => number < (log[0]?.number ?? base + 1)), ...log];
    },

    /** What the server told: entries after `sequence`, in order, and which of ours it refused. */
    receive(
      entries: readonly LoggedOperation[],
      refused: readonly { id: string; code: string }[] = [],
      sequence = base,
    ): Lost[] {
      const news = entries.filter(({ number }) => number > base);
      const before = pending;
      const no = new Map(refused.map(({ id, code }) => [id, code]));
      const rebased = rebaseOnto([...pending, ...choices.map(asSent)], news);
      for (const { operation, undoes } of news) confirmed = doOperation(confirmed, operation, undoes !== null).document;
      log = [...log, ...news];
      base = Math.max(base, sequence, ...news.map(({ number }) => number));
      if (isAsExpected(before, news, no)) {
        pending = before.slice(news.length);
        return [];
      }
      return pile(before, rebased, { news, refused: no });
    },
  };
}

interface Told {
  news: readonly LoggedOperation[];
  refused?: ReadonlyMap<string, string>;
}

const nobody = { by: { id: null, name: '' }, at: '' };

/** It waits, and goes along with what others do. */
const asSent = ({ id, operation }: Choice): Sent => ({ id, operation, overtakenBy: id });

/** Nobody else did anything: what was pending stands in the log, word for word. */
const isAsExpected = (
  pending: readonly Pending[],
  news: readonly LoggedOperation[],
  refused: ReadonlyMap<string, string>,
): boolean => refused.size === 0 && news.every(({ id }, place) => pending[place]?.id === id);

function joinInverse(later: readonly Operation[], earlier: readonly Operation[]): Operation[] {
  const [first, second] = [later[0], earlier[0]];
  if (first?.kind !== 'text' || second?.kind !== 'text') return [...later, ...earlier];
  return [{ ...first, steps: joinSteps(first.place.format, first.steps, second.steps) }];
}

function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof OperationFault) return false;
    throw error;
  }
}

/** As it is sent, and kept in this browser. */
export const asNew = (pending: readonly Pending[]): NewOperation[] =>
  pending.map(({ id, operation, group, undoes }) => ({ id, operation, group, undoes }));
