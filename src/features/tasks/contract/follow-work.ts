import type { Call } from '#platform/contract/calls/endpoint.ts';
import { readLongWork } from './long-work.endpoints.ts';
import { isOver, type LongWork } from './long-work.ts';

interface Following {
  wait(milliseconds: number): Promise<void>;
  onProgress?: (work: LongWork) => void;
}

const askAgainAfter = 1000;
/** A server that starts again, or a tunnel: worth a while of asking. */
const mostMisses = 30;

/** Long work that did not succeed, with the code of the problem. */
export class WorkFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'WorkFailed';
    this.code = code;
  }
}

/** Resolves to what came of it. The work goes on without anyone looking; a question that gets no answer is asked again. */
export async function followWork<Result>(call: Call, id: string, { wait, onProgress }: Following): Promise<Result> {
  for (let misses = 0; ; ) {
    try {
      const work = await call(readLongWork, { params: { id } });
      misses = 0;
      onProgress?.(work);
      if (work.state === 'Failed') throw new WorkFailed(work.reason ?? 'internal');
      if (isOver(work)) return work.result as Result;
    } catch (error) {
      misses += 1;
      if (error instanceof WorkFailed || misses > mostMisses) throw error;
    }
    await wait(askAgainAfter);
  }
}
