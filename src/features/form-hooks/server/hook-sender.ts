import type { Clock } from '#platform/server/clock.ts';
import type { NewDelivery } from './deliveries.repository.ts';
import type { HookRow } from './form-hooks.repository.ts';
import { type HookBox, signingSecrets } from './hook-keys.ts';
import type { HookMessages } from './hook-messages.ts';
import { type PostedMessage, postMessage } from './post-message.ts';
import { signatureHeaders } from './sign-message.ts';

interface SenderParts {
  clock: Clock;
  box: HookBox;
  messages: HookMessages;
  allowsLoopback: boolean;
}

export type HookSender = ReturnType<typeof createHookSender>;

/** Signs a message and sends it, once. */
export function createHookSender({ clock, box, messages, allowsLoopback }: SenderParts) {
  return {
    async send(
      hook: Pick<HookRow, 'guid' | 'formGuid' | 'contents' | 'sealed'>,
      delivery: NewDelivery,
      signal: AbortSignal,
    ): Promise<PostedMessage> {
      const keys = box.open(hook.guid, hook.sealed);
      if (keys === undefined) return { outcome: 'unreadable', statusCode: null, answer: null };
      const body = await messages.bodyOf(hook, delivery);
      const now = clock.now();
      const headers = signatureHeaders({ id: delivery.guid, sentAt: now, body, secrets: signingSecrets(keys, now) });
      return postMessage(new URL(keys.address), { headers, body }, { allowsLoopback, signal, now });
    },
  };
}
