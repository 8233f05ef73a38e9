import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../logger.ts';
import { otlpTraces, type Span } from './otlp-traces.ts';
import { newSpanId, newTraceId, type TraceParent } from './trace-parent.ts';

export interface TracingOptions {
  /** Where a collector takes OTLP over HTTP, as http://localhost:4318/v1/traces. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Which part of the traces that begin here is told, from 0 to 1. */
  share: number;
}

type Begun = Pick<Span, 'name' | 'kind'>;
type Ended = Partial<Pick<Span, 'name' | 'hasFailed' | 'attributes'>>;

const sendAfter = 2000;
const mostInMessage = 512;
/** A collector that is away for long costs no more memory than this. */
const mostWaiting = 4096;
const patience = 10_000;
const warnAgainAfter = 60_000;

const now = (): number => performance.timeOrigin + performance.now();

export type Tracer = ReturnType<typeof createTracer>;

/** Tells a collector what was done and how long it took, in messages of many spans; nobody waits for that. */
export function createTracer(options: TracingOptions, log: Pick<Logger, 'warn'>) {
  const { url, headers, serviceName, share } = options;
  const current = new AsyncLocalStorage<TraceParent>();
  let waiting: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();
  let lost = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function post(spans: readonly Span[]): Promise<void> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpTraces(spans, { 'service.name': serviceName })),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
    } catch (error) {
      lost += spans.length;
      if (performance.now() - warnedAt < warnAgainAfter) return;
      warnedAt = performance.now();
      log.warn({ err: error, lost }, 'traces not told');
    }
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const spans = waiting;
    waiting = [];
    for (let at = 0; at < spans.length; at += mostInMessage) {
      const message = spans.slice(at, at + mostInMessage);
      sending = sending.then(() => post(message));
    }
    return sending;
  }

  function keep(span: Span): void {
    if (waiting.length >= mostWaiting) {
      lost += 1;
      return;
    }
    waiting.push(span);
    timer ??= setTimeout(() => void send(), sendAfter).unref();
  }

  /** Below what is under way here, or below what another system says that it is a part of. */
  function begin(begun: Begun, outer: TraceParent | undefined = current.getStore()) {
    const place: TraceParent = {
      traceId: outer?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      isSampled: outer?.isSampled ?? Math.random() < share,
    };
    const startedAt = now();
    return {
      place,
      end({ name = begun.name, hasFailed = false, attributes = {} }: Ended = {}): void {
        if (!place.isSampled) return;
        keep({ ...place, ...begun, name, parentId: outer?.spanId, startedAt, endedAt: now(), hasFailed, attributes });
      },
    };
  }

  return {
    begin,

    /** What is done within it is a part of this one. */
    within: <T>(place: TraceParent, work: () => T): T => current.run(place, work),

    async around<T>(begun: Begun, work: () => Promise<T>): Promise<T> {
      const span = begin(begun);
      try {
        const result = await current.run(span.place, work);
        span.end();
        return result;
      } catch (error) {
        span.end({ hasFailed: true });
        throw error;
      }
    },

    /** What took so long and is over; only as a part of something else. */
    note(begun: Begun, milliseconds: number, ended: Ended = {}): void {
      const outer = current.getStore();
      if (outer === undefined || !outer.isSampled) return;
      const endedAt = now();
      const { name = begun.name, hasFailed = false, attributes = {} } = ended;
      keep({
        ...{ traceId: outer.traceId, spanId: newSpanId(), isSampled: true, parentId: outer.spanId },
        ...{ kind: begun.kind, name, startedAt: endedAt - milliseconds, endedAt, hasFailed, attributes },
      });
    },

    /** What was done until now is told before the process ends. */
    close: (): Promise<void> => send(),
  };
}
