import type { LoggedOperation, Operation } from './operation.ts';
import { overtaken } from './overtaken.ts';
import { type Followed, rebase } from './rebase.ts';
import { asTyped } from './set-text.ts';
import { withoutTakenBack } from './without-taken-back.ts';

/** What someone made, by the id that they gave it. */
export interface Sent {
  id: string;
  operation: Followed;
  /** The id of what someone set meanwhile, which this would undo without having seen it: its maker chooses. */
  overtakenBy?: string | undefined;
}

type LogEntry = Pick<LoggedOperation, 'id' | 'operation' | 'inverse'> & { undoes?: string | null };

/**
 * What was made on a page as it was before `log`, as it is after it. Of what stands in the log already, because it was
 * sent before, nothing is left.
 */
export function rebaseOnto(sent: readonly Sent[], log: readonly LogEntry[]): Sent[] {
  let waiting = [...sent];
  for (const entry of newsIn(log, sent)) {
    const known = waiting.findIndex(({ id }) => id === entry.id);
    waiting = known >= 0 ? waiting.toSpliced(known, 1) : after(waiting, entry);
  }
  return waiting;
}

/** What was done and taken back meanwhile is as if it had not been; of what was sent before it is still told that it was. */
function newsIn(log: readonly LogEntry[], sent: readonly Sent[]): LogEntry[] {
  const own = new Set(sent.map(({ id }) => id));
  const isOwn = ({ id, undoes }: LogEntry) => own.has(id) || own.has(undoes ?? id);
  return withoutTakenBack(log.map((entry) => (isOwn(entry) ? { ...entry, undoes: null } : entry)));
}

function after(waiting: readonly Sent[], entry: LogEntry): Sent[] {
  const alive = waiting.filter((one): one is Sent & { operation: Operation } => typeof one.operation === 'object');
  const operations = alive.map(({ operation }) => operation);
  const past = asTyped(entry.operation, entry.inverse);
  const before = [...alive.keys()].filter((place) => alive[place]?.overtakenBy !== undefined);
  const now = overtaken(operations, new Set(before), past);
  const rebased = rebase(operations, { operations: [past], waiting: new Set([...before, ...now]) });
  const results = new Map(
    alive.map(({ id, overtakenBy }, place): [string, Sent] => {
      const by = now.has(place) ? entry.id : overtakenBy;
      return [id, { id, operation: rebased[place] ?? 'lost', ...(by === undefined ? {} : { overtakenBy: by }) }];
    }),
  );
  return waiting.map((one) => ({ ...one, ...results.get(one.id) }));
}

interface SortedOut<One> {
  /** As they are to be done now. */
  alive: One[];
  /** Those that are not done: their place is gone, or someone set the same meanwhile. */
  gone: { id: string; code: 'lost' | 'overtaken' }[];
}

/** What of the things that someone sent can be done where `log` has happened. */
export function sortOut<One extends { id: string; operation: Operation }>(
  sent: readonly One[],
  log: readonly LogEntry[],
): SortedOut<One> {
  const asked = new Map(sent.map((one) => [one.id, one]));
  const sorted: SortedOut<One> = { alive: [], gone: [] };
  for (const { id, operation, overtakenBy } of rebaseOnto(sent, log)) {
    const one = asked.get(id);
    if (one === undefined || operation === 'already') continue;
    if (operation === 'lost') sorted.gone.push({ id, code: 'lost' });
    else if (overtakenBy !== undefined) sorted.gone.push({ id, code: 'overtaken' });
    else sorted.alive.push({ ...one, operation });
  }
  return sorted;
}
