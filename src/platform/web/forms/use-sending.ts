import { type FormEvent, useRef, useState } from 'react';

interface Sending {
  isPending: boolean;
  /** How often the form was sent, so that the same errors are read out again. */
  attempt: number;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/** Sends a form by script, once at a time. What was typed is read from the form itself, as a browser would. */
export function useSending(send: (fields: Readonly<Record<string, string>>) => Promise<void>): Sending {
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isBusy = useRef(false);
  return {
    isPending,
    attempt,
    submit: (event) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      setPending(true);
      const fields = Object.fromEntries(
        Array.from(new FormData(event.currentTarget), ([key, value]) => [key, String(value)]),
      );
      void send(fields).finally(() => {
        isBusy.current = false;
        setPending(false);
        setAttempt((count) => count + 1);
      });
    },
  };
}
