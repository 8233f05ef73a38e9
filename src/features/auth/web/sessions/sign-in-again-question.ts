import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallError } from '#platform/web/api/call-error.ts';

/** Where calls wait that found their session ended, until someone has signed in again. */
export class SignInAgainQuestion {
  #asking: PromiseWithResolvers<boolean> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly isAsking = (): boolean => this.#asking !== undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** True when they are back; however many ask, there is one question. */
  readonly ask = (): Promise<boolean> => {
    if (this.#asking === undefined) {
      this.#asking = Promise.withResolvers<boolean>();
      this.#tell();
    }
    return this.#asking.promise;
  };

  readonly settle = (isBack: boolean): void => {
    this.#asking?.resolve(isBack);
    this.#asking = undefined;
    this.#tell();
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const isSessionEnded = (error: unknown): boolean => error instanceof CallError && error.code === 'sign-in-needed';

/** Calls for somebody who is signed in: one that finds the session ended waits for them, and then goes on. */
export function callAfterSignIn(call: Call, question: Pick<SignInAgainQuestion, 'ask'>): Call {
  const patient = async (...[endpoint, input]: Parameters<Call>): Promise<unknown> => {
    try {
      return await call(endpoint, input);
    } catch (error) {
      if (!isSessionEnded(error) || !(await question.ask())) throw error;
      return call(endpoint, input);
    }
  };
  return patient as Call;
}
