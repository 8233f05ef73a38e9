import type { Problem } from '#platform/contract/calls/errors.ts';

/** A call that was refused or failed, as the server told it. */
export class CallError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, problem: Problem | undefined, options?: ErrorOptions) {
    super(problem?.title ?? `${status}`, options);
    this.name = 'CallError';
    this.status = status;
    this.problem = problem;
  }

  get code(): string {
    return this.problem?.code ?? (this.status === 0 ? 'offline' : 'internal');
  }
}
