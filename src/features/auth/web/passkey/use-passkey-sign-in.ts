import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { isPasskeyCancelled, knowsPasskeys, signInByPasskey } from './passkey-browser.ts';

interface PasskeySignIn {
  /** False in browsers that know none; the server counts on one that does, so that nothing moves when its button comes. */
  isThere: boolean;
  isPending: boolean;
  begin(): void;
}

const neverChanges = () => () => undefined;

/** A passkey by a button, and as a suggestion in the e-mail field; one question to the browser at a time. */
export function usePasskeySignIn(
  onSignedIn: (token: string) => void,
  onRefused: (error: unknown) => void,
): PasskeySignIn {
  const call = useCall();
  const isThere = useSyncExternalStore(neverChanges, knowsPasskeys, () => true);
  const [isPending, setPending] = useState(false);
  const suggestion = useRef<AbortController>(undefined);
  const handlers = useRef({ onSignedIn, onRefused });
  handlers.current = { onSignedIn, onRefused };

  useEffect(() => {
    if (!isThere) return undefined;
    const controller = new AbortController();
    suggestion.current = controller;
    void suggest(controller.signal);
    return () => controller.abort();

    async function suggest(signal: AbortSignal): Promise<void> {
      try {
        if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
        const { token } = await signInByPasskey(call, { signal, mediation: 'conditional' });
        handlers.current.onSignedIn(token);
      } catch (error) {
        // Nobody asked for it yet, so nobody wants to hear that it is not there; a refused passkey is another matter.
        if (!signal.aborted && (error as { code?: unknown }).code === 'passkey-refused')
          handlers.current.onRefused(error);
      }
    }
  }, [isThere, call]);

  const begin = async (): Promise<void> => {
    suggestion.current?.abort();
    setPending(true);
    try {
      const { token } = await signInByPasskey(call);
      handlers.current.onSignedIn(token);
    } catch (error) {
      if (!isPasskeyCancelled(error)) handlers.current.onRefused(error);
    } finally {
      setPending(false);
    }
  };

  return { isThere, isPending, begin: () => void begin() };
}
