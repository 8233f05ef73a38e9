import type { SignInAnswer } from '#features/auth/contract/session.ts';
import { goTo } from '#platform/web/forms/go-to.ts';

/** On to where they were going, by way of the second step where they have one. */
export function enterWith(answer: SignInAnswer, returnTo: string, secondStepAddress: string): void {
  goTo('isSecondStepNeeded' in answer ? secondStepAddress : returnTo);
}
