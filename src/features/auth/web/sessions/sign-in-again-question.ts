import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallError } from '#platform/web/api/call-error.ts';

/** Where calls wait that found their session ended, until someone has signed in again. */
export class SignInAgainQuestion {
  #asking: PromiseWithResolvers<boolean> | undefined;
  #isPutOff = false;
  readonly #listeners = new Set<() => void>();

  readonly isAsking = (): boolean => this.#asking !== undefined;

  /** They said "later": they want to read or copy something first. */
  readonly isPutOff = (): boolean => this.#isPutOff;

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
    this.#isPutOff = !isBack;
    this.#asking = undefined;
    this.#tell();
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const isSessionEnded = (error: unknown): boolean => error instanceof CallError && error.code === 'sign-in-needed';

/**
 * Calls for somebody who is signed in: one that finds the session ended waits for them, and then goes on. Who put it off is
 * asked again by what they change, and not by what a screen reads by itself every few seconds.
 */
export function callAfterSignIn(call: Call, question: Pick<SignInAgainQuestion, 'ask' | 'isPutOff'>): Call {
  const patient = async (...[endpoint, input]: Parameters<Call>): Promise<unknown> => {
    try {
      return await call(endpoint, input);
    } catch (error) {
      const isBySelf = endpoint.method === 'GET' && question.isPutOff();
      if (!isSessionEnded(error) || isBySelf || !(await question.ask())) throw error;
      return call(endpoint, input);
    }
  };
  return patient as Call;
}
