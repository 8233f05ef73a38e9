import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Clock } from '#platform/server/clock.ts';
import type { ControlDb } from '#platform/server/database/database.ts';
import type { InstallationProcess } from '../contract/installation.ts';
import { AnswerLog, type AnswerTotals } from './answers/answer-log.ts';
import { noteHeard } from './availability/heard-times.repository.ts';
import {
  deleteProcess,
  deleteProcessesBefore,
  listProcessesSince,
  noteProcess,
  type OwnProcess,
} from './processes.repository.ts';
import { noteRelease } from './version/releases-seen.repository.ts';

/** In milliseconds. One that was not heard of for three beats is gone. */
const beatEvery = 10_000;
const goneAfter = 3 * beatEvery;
const forgottenAfter = 60 * 60_000;

interface RegisterParts {
  control: ControlDb;
  clock: Clock;
  release: string;
  /** Of databases, that it knows the way to. */
  servers: readonly string[];
  /** What it answered since it began. */
  answers(): AnswerTotals;
  /** In milliseconds, its machine's before the database's; undefined while that said nothing. */
  clockAhead(): number | undefined;
  onError(error: unknown): void;
}

export type ProcessRegister = ReturnType<typeof createProcessRegister>;

/** Which processes serve this installation, on whichever machine: each says so itself. */
export function createProcessRegister(parts: RegisterParts) {
  const { control, clock, release, servers, onError } = parts;
  const id = randomUUID();
  const startedAt = new Date(clock.now().getTime() - process.uptime() * 1000);
  const answerLog = new AnswerLog(id, parts.answers, clock.now());
  let answersPerSecond = 0;
  const own = (): OwnProcess => ({
    id,
    machine: hostname(),
    pid: process.pid,
    release,
    node: process.versions.node,
    memoryBytes: process.memoryUsage.rss(),
    startedAt,
    answersPerSecond,
    clockAhead: parts.clockAhead() ?? null,
  });
  const before = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  let isReleaseNoted = false;
  async function beat(): Promise<void> {
    answersPerSecond = answerLog.look(clock.now());
    await noteProcess(control, { ...own(), servers }, clock.now());
    await noteHeard(control, clock.now());
    await answerLog.write(control, clock.now());
    if (!isReleaseNoted) await noteRelease(control, release, clock.now());
    isReleaseNoted = true;
    await deleteProcessesBefore(control, before(forgottenAfter));
  }

  return {
    /** From now on, until it leaves. A database that is away or only read is told of elsewhere. */
    begin(): void {
      const tell = () => {
        beating = beat().catch(onError);
      };
      tell();
      timer = setInterval(tell, beatEvery).unref();
    },

    async leave(): Promise<void> {
      if (timer === undefined) return;
      clearInterval(timer);
      await beating;
      answerLog.look(clock.now());
      await answerLog.write(control, clock.now()).catch(onError);
      await deleteProcess(control, id).catch(onError);
    },

    /** Of all that serve, the one that has done so for longest. */
    async isFirst(): Promise<boolean> {
      const [first] = await listProcessesSince(control, before(goneAfter));
      return first?.id === id;
    },

    /** Once it serves this one is there in any case, also where it cannot write that down; a command never does. */
    async list(): Promise<InstallationProcess[]> {
      const known = await listProcessesSince(control, before(goneAfter));
      if (timer === undefined) return known;
      const { startedAt: since, ...self } = own();
      return known.some((one) => one.id === id) ? known : [...known, { ...self, startedAt: since.toISOString() }];
    },
  };
}
