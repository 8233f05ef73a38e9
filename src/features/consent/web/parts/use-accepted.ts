import { useEffect, useState } from 'react';
import type { ConsentCategory } from '../../contract/consent.ts';
import { useBlockConsent } from './use-block-consent.ts';

interface Accepted {
  has(category: ConsentCategory): boolean;
  /** From now on, and kept with the date (§3). What was chosen before stays chosen. */
  add(category: ConsentCategory): void;
}

/** On the server, and until the browser has read it, nobody has accepted anything: a drawn page is the same for everyone. */
export function useAccepted(): Accepted {
  const { load } = useBlockConsent();
  const [accepted, setAccepted] = useState<readonly ConsentCategory[]>([]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void load().then((kept) => {
      if (isGone) return;
      const read = () => setAccepted(kept.getSnapshot().consent.accepted);
      stop = kept.subscribe(read);
      read();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [load]);
  return {
    has: (category) => accepted.includes(category),
    add: (category) => {
      void load().then((kept) => kept.choose([...kept.getSnapshot().consent.accepted, category]));
    },
  };
}
