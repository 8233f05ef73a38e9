import { useEffect, useState, useSyncExternalStore } from 'react';
import { canMakePasskey, deviceHasPasskeys } from '../passkey/setup-passkey.ts';

export type SetupWay = 'passkey' | 'password';

const neverChanges = () => () => undefined;

/** How the first admin will sign in. Without script, and where no passkey can be made, it is not asked. */
export function useSetupWay() {
  const canChoose = useSyncExternalStore(neverChanges, canMakePasskey, () => false);
  const [chosen, setChosen] = useState<SetupWay>();
  const [proposed, setProposed] = useState<SetupWay>('password');
  useEffect(() => {
    deviceHasPasskeys().then(
      (hasOne) => setProposed(hasOne ? 'passkey' : 'password'),
      // A browser that cannot tell: a password always works.
      () => undefined,
    );
  }, []);
  return { canChoose, way: canChoose ? (chosen ?? proposed) : 'password', choose: setChosen };
}
