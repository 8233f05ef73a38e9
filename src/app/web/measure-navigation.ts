import type { ErrorStore } from '#platform/web/error-store/error-store.ts';

interface Navigating {
  subscribe(
    listener: (state: { navigation: { state: string; location?: { pathname: string } | undefined } }) => void,
  ): void;
}

/** §3, §7: how long going to another page took; the store tells the log what was slow. */
export function measureNavigation(router: Navigating, errorStore: Pick<ErrorStore, 'startTiming' | 'endTiming'>): void {
  let measured: string | undefined;
  router.subscribe(({ navigation }) => {
    const target = navigation.location?.pathname;
    if (target === measured) return;
    // Who goes elsewhere meanwhile did not get there: that is measured from its own beginning.
    if (measured !== undefined && target === undefined) errorStore.endTiming(measured);
    if (target !== undefined) errorStore.startTiming(target);
    measured = target;
  });
}
