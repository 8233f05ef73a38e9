import { type Navigating, send, type Told } from './tell-looks.ts';

interface Watched {
  router: Navigating;
  /** The address as the server knows it, with its language. */
  pathOf(location: { pathname: string; search: string }): string;
  isMissing(): boolean;
  tell?: (told: Told) => void;
}

/** Who has a page open longer looks at something else. */
const longestLook = 1800;

/**
 * The server counts the pages that it sends. Only a browser knows of those that it draws by itself, how long one was
 * in sight, and which link led away. Nothing is stored here.
 */
export function watchLooks({ router, pathOf, isMissing, tell = send }: Watched): void {
  let path = pathOf(window.location);
  let inSight = 0;
  /** Of that, what the server knows: who comes back to a page looks at it once, and longer. */
  let toldSeconds = 0;
  let since = document.visibilityState === 'visible' ? performance.now() : undefined;

  const pause = () => {
    if (since !== undefined) inSight += performance.now() - since;
    since = undefined;
  };
  const goOn = () => {
    since ??= performance.now();
  };
  const left = () => {
    pause();
    const seconds = Math.min(longestLook, Math.round(inSight / 1000)) - toldSeconds;
    if (seconds > 0) tell({ kind: 'left', path, seconds, isMore: toldSeconds > 0 });
    toldSeconds += seconds;
  };

  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') return;
    const now = pathOf(location);
    // What stands behind the question mark is the same page.
    if (now.split('?', 1)[0] === path.split('?', 1)[0]) return;
    left();
    path = now;
    inSight = 0;
    toldSeconds = 0;
    goOn();
    tell({ kind: 'view', path, isMissing: isMissing() });
  });
  // A phone that is put away may never say that the page is left.
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? goOn() : left()));
  window.addEventListener('pagehide', left);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return;
    if (link.host !== window.location.host) tell({ kind: 'outgoing', host: link.hostname.slice(0, 100) });
  });
}
