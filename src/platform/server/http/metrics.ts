import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countTime, noAnswerTimes } from '#platform/contract/time/answer-times.ts';
import { routeUrlOf } from './call-table.ts';
import { type Standing, watchStanding } from './standing-metrics.ts';
import { type WaitingWork, watchWork } from './work-metrics.ts';

export interface Metrics {
  registry: Registry;
  /** Answers straight from the cache; a bare number, because that road is the busiest of all. */
  cacheHits: { count: number };
  /** Answers by the first digit of their status, kept ones and those that were made. */
  answers: { kept: number[]; made: number[] };
  /** How long those took that were made, between `answerBounds`. */
  times: number[];
  /** Views that could not be counted, and when any were added up last, by `performance.now()`. */
  counting: { lost: number; addedUpAt: number };
  responses: Histogram<'method' | 'route' | 'status'>;
  jobs: Counter<'name' | 'result'>;
  uncaught: Counter<'kind'>;
  /** Once, when the server is built. */
  watchAdmission(admission: { waiting: number; refused: number }): void;
  /** Once, when there is something to ask. */
  watchWork(read: () => Promise<WaitingWork>): void;
  /** Once, when there is an installation. */
  watchStanding(read: () => Promise<Standing>): void;
}

export function createMetrics(sources: {
  cacheBytes(): number;
  /** Undefined where there are none. */
  replicas(): { count: number; usable: number } | undefined;
  databaseConnections(): { open: number; idle: number; waiting: number };
  liveChannels(): number;
  isDatabaseAway(): boolean;
  processes(): number;
  onError(error: unknown): void;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const cacheHits = { count: 0 };
  const answers = { kept: [0, 0, 0, 0, 0, 0], made: [0, 0, 0, 0, 0, 0] };
  const counting = { lost: 0, addedUpAt: performance.now() };
  const registers = [registry];
  new Counter({
    name: 'plein_views_lost_total',
    help: 'Views that were not counted, because the database did not take them or there were too many',
    registers,
    collect() {
      this.reset();
      this.inc(counting.lost);
    },
  });
  new Gauge({
    name: 'plein_views_added_up_seconds',
    help: 'Since this process added views up',
    registers,
    collect() {
      this.set((performance.now() - counting.addedUpAt) / 1000);
    },
  });
  new Counter({
    name: 'plein_answers_total',
    help: 'Answers by class of status, and whether they were kept already',
    labelNames: ['class', 'from'],
    registers,
    collect() {
      this.reset();
      for (const from of ['kept', 'made'] as const) {
        for (const digit of [2, 3, 4, 5]) this.inc({ class: `${digit}xx`, from }, answers[from][digit]);
      }
    },
  });
  new Counter({
    name: 'plein_cache_hits_total',
    help: 'Answers sent straight from the response cache',
    registers,
    collect() {
      this.reset();
      this.inc(cacheHits.count);
    },
  });
  new Gauge({
    name: 'plein_cache_bytes',
    help: 'Size of the response cache',
    registers,
    collect() {
      this.set(sources.cacheBytes());
    },
  });
  new Gauge({
    name: 'plein_database_connections',
    help: 'Open connections of the pool',
    registers,
    collect() {
      this.set(sources.databaseConnections().open);
    },
  });
  new Gauge({
    name: 'plein_database_connections_idle',
    help: 'Open connections that nobody uses',
    registers,
    collect() {
      this.set(sources.databaseConnections().idle);
    },
  });
  new Gauge({
    name: 'plein_database_waiting',
    help: 'Questions that wait for a connection',
    registers,
    collect() {
      this.set(sources.databaseConnections().waiting);
    },
  });
  new Gauge({
    name: 'plein_database_replicas',
    help: 'Replicas by whether they are less than a second behind',
    labelNames: ['state'],
    registers,
    collect() {
      const { count, usable } = sources.replicas() ?? { count: 0, usable: 0 };
      this.set({ state: 'usable' }, usable);
      this.set({ state: 'behind' }, count - usable);
    },
  });
  new Gauge({
    name: 'plein_live_channels',
    help: 'Browsers that are told of changes',
    registers,
    collect() {
      this.set(sources.liveChannels());
    },
  });
  new Gauge({
    name: 'plein_database_away',
    help: '1 while changes in the database are not heard of',
    registers,
    collect() {
      this.set(sources.isDatabaseAway() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'plein_processes',
    help: 'Processes that were on this database when it was last heard',
    registers,
    collect() {
      this.set(sources.processes());
    },
  });
  const admissions: { waiting: number; refused: number }[] = [];
  new Gauge({
    name: 'plein_waiting_requests',
    help: 'Requests that wait for their turn',
    registers,
    collect() {
      this.set(admissions.reduce((sum, { waiting }) => sum + waiting, 0));
    },
  });
  new Counter({
    name: 'plein_refused_requests_total',
    help: 'Requests that were asked to come back because it was too busy',
    registers,
    collect() {
      this.reset();
      this.inc(admissions.reduce((sum, { refused }) => sum + refused, 0));
    },
  });
  return {
    registry,
    cacheHits,
    answers,
    times: noAnswerTimes(),
    counting,
    watchAdmission: (admission) => void admissions.push(admission),
    watchWork: (read) => watchWork(registry, read, sources.onError),
    watchStanding: (read) => watchStanding(registry, read, sources.onError),
    responses: new Histogram({
      name: 'plein_http_response_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    uncaught: new Counter({
      name: 'plein_uncaught_errors_total',
      help: 'Errors that nothing caught, by kind',
      labelNames: ['kind'],
      registers,
    }),
    jobs: new Counter({
      name: 'plein_jobs_total',
      help: 'Jobs that ended, by name and result',
      labelNames: ['name', 'result'],
      registers,
    }),
  };
}

export function countAnswer(counted: number[], status: number): void {
  const digit = Math.floor(status / 100);
  counted[digit] = (counted[digit] ?? 0) + 1;
}

export function observeResponses(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeUrlOf(request) ?? 'unknown';
    metrics.responses.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    countAnswer(metrics.answers.made, reply.statusCode);
    // An upload is as slow as who sends it, and a channel is open for as long as somebody looks.
    if (request.routeOptions.config.isAdmittedApart !== true) countTime(metrics.times, reply.elapsedTime);
  });
}
