import type { Call, InputOf } from '#platform/contract/calls/endpoint.ts';
import { acceptInvitation } from '../contract/invitations.endpoints.ts';

type Model = InputOf<typeof acceptInvitation>['body'];

/** §7, §8: success or failure and no more; why it failed is told to the screen. */
export async function tryToAccept(call: Call, body: Model, tell: (error: unknown) => void): Promise<boolean> {
  try {
    await call(acceptInvitation, { body });
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}
