import type { DeclaredEffects } from '#platform/contract/calls/call-effects.ts';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Backlog, backlogOf } from '#platform/server/http/work-metrics.ts';
import type { JobDefinition } from '#platform/server/jobs/job-definition.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { LongWork } from '../contract/long-work.ts';
import { longWorkTag } from '../contract/tasks.tags.ts';
import {
  countUnfinished,
  deleteWorkBefore,
  findProgress,
  findWork,
  insertWork,
  stepWork,
  updateWork,
  type WorkRow,
} from './long-work.repository.ts';

interface LongWorkParts {
  platform: Platform;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  /** What somebody may now, and not when they asked: rights can be taken away meanwhile. */
  viewerOf(userId: string): Promise<Viewer | undefined>;
}

/** How far it is, and what came of it so far; `trx` makes it part of what was done. */
export type Progress<Result> = (done: number, soFar?: Result, trx?: PlatformTransaction) => Promise<void>;

/** Where work begins: at the start, or after a crash where the last progress was told. */
export interface WorkAt<Result> {
  /** Of this work. */
  id: string;
  done: number;
  soFar: Result | undefined;
  progress: Progress<Result>;
  signal: AbortSignal;
}

/** One kind of long work. */
export type DoWork<Input extends object, Result extends object> = (
  by: Actor,
  input: Input,
  at: WorkAt<Result>,
) => Promise<Result>;

/** For who keeps a state of their own beside the work: it was given up for good, and why. */
type WhenFailed<Input> = (input: Input, reason: string) => Promise<void>;

const reasonOf = (error: unknown): string => (error instanceof AppError ? error.code : 'internal');

const daysKept = 7;
const day = 24 * 60 * 60 * 1000;
const retries = { retryLimit: 5, retryDelayMax: 300 };

export type LongWorkService = ReturnType<typeof createLongWorkService>;

/** What takes longer than a request may: asked for at once, done by a job, followed on the screen. */
export function createLongWorkService({ platform, jobs, clock, viewerOf }: LongWorkParts) {
  const actorOf = async ({ askedBy, client }: WorkRow): Promise<Actor> => {
    const viewer = await viewerOf(askedBy);
    if (viewer === undefined) throw new AppError('not-allowed', 403);
    return { viewer, client: client as NonNullable<Actor['client']> };
  };

  const isFor = (viewer: Viewer, row: WorkRow | undefined): boolean =>
    row !== undefined && (row.askedBy === viewer.id || viewer.isAdmin);

  return {
    /** In the caller's transaction: the work is there exactly when what asked for it is. */
    async ask(
      trx: PlatformTransaction,
      { viewer, client }: Actor,
      work: { kind: string; input: object; total: number },
    ): Promise<LongWork> {
      const from = { ip: client?.ip ?? '', userAgent: client?.userAgent ?? '' };
      const id = await insertWork(trx, { ...work, askedBy: viewer.id ?? '', client: from });
      await jobs.enqueue(platform, trx, { name: work.kind }, { workId: id });
      return { id, kind: work.kind, state: 'Waiting', done: 0, total: work.total, reason: null };
    },

    async mayRead(viewer: Viewer, id: string): Promise<boolean> {
      return Guid.safeParse(id).success && isFor(viewer, await findWork(platform.db, id));
    },

    async read(viewer: Viewer, id: string): Promise<LongWork & { result?: unknown }> {
      const row = await findWork(platform.db, id);
      if (row === undefined || !isFor(viewer, row)) throw notFound();
      const { askedBy: _, client: __, input: ___, result, ...work } = row;
      return { ...work, ...(result === null ? {} : { result }) };
    },

    /** The job's work. A failure is told to who looks, and tried again by the job. */
    async run<Input extends object, Result extends object>(
      work: DoWork<Input, Result>,
      id: string,
      signal: AbortSignal,
      whenFailed?: WhenFailed<Input>,
    ): Promise<void> {
      const row = await findWork(platform.db, id);
      // What was given up may be tried again by an admin; what is done is done.
      if (row === undefined || row.state === 'Done') return;
      const tell = async (change: Parameters<typeof updateWork>[2]) => {
        await updateWork(platform.db, id, change, clock.now());
        await platform.signal(platform.db, longWorkTag(id));
      };
      let from = row.done;
      const progress: Progress<Result> = async (done, soFar, trx) => {
        const step = { from, done, ...(soFar === undefined ? {} : { result: soFar }) };
        if (!(await stepWork(trx ?? platform.db, id, step, clock.now()))) throw new WorkTaken();
        await platform.signal(trx ?? platform.db, longWorkTag(id));
        from = done;
        signal.throwIfAborted();
      };
      try {
        await tell({ state: 'Running', reason: null });
        const soFar = (row.result ?? undefined) as Result | undefined;
        const result = await work(await actorOf(row), row.input as Input, {
          id,
          done: row.done,
          soFar,
          progress,
          signal,
        });
        await tell({ state: 'Done', done: row.total, reason: null, result });
      } catch (error) {
        if (error instanceof WorkTaken) return;
        const reason = reasonOf(error);
        // Refused for what they may or for how things are now: asking again changes nothing.
        if (error instanceof AppError && isFinal(error)) {
          await tell({ state: 'Failed', reason });
          return whenFailed?.(row.input as Input, reason);
        }
        await tell({ state: 'Retrying', reason });
        throw error;
      }
    },

    async giveUp<Input extends object>(id: string, error: unknown, whenFailed?: WhenFailed<Input>): Promise<void> {
      const reason = reasonOf(error);
      await updateWork(platform.db, id, { state: 'Failed', reason }, clock.now());
      await platform.signal(platform.db, longWorkTag(id));
      const row = whenFailed && (await findWork(platform.db, id));
      if (row !== undefined) await whenFailed?.(row.input as Input, reason);
    },

    /** How far it is, without whose it is or what it is about. */
    progressOf: (id: string): Promise<{ done: number; total: number } | undefined> => findProgress(platform.db, id),

    /** For the figures of the machine. */
    async backlog(): Promise<Backlog> {
      const { count, since } = await countUnfinished(platform.db);
      return backlogOf(count, since, clock.now());
    },

    async forgetOld(): Promise<void> {
      await deleteWorkBefore(platform.db, new Date(clock.now().getTime() - daysKept * day));
    },
  };
}

/** A job that was thought dead goes on beside its successor: one of the two stops at its next step, with nothing done twice. */
class WorkTaken extends Error {}

/** Someone wrote meanwhile: that passes. What else a caller did wrong stays wrong. */
const isFinal = ({ status, code }: AppError): boolean => status < 500 && status !== 429 && code !== 'changed-meanwhile';

/** The job of one kind of long work. */
export const longWorkJob = <Input extends object, Result extends object>(
  kind: string,
  effects: DeclaredEffects,
  partsOf: (platform: Platform) => {
    longWork: LongWorkService;
    work: DoWork<Input, Result>;
    whenFailed?: WhenFailed<Input>;
  },
): JobDefinition<{ workId: string }> => ({
  name: kind,
  ...effects,
  ...retries,
  run: (platform, { workId }, signal) => {
    const { longWork, work, whenFailed } = partsOf(platform);
    return longWork.run(work, workId, signal, whenFailed);
  },
  onGivenUp: (platform, { workId }, error) => {
    const { longWork, whenFailed } = partsOf(platform);
    return longWork.giveUp(workId, error, whenFailed);
  },
});
