import { useEffect, useState } from 'react';

/** What the address points at, if it is on the page. */
const target = (): HTMLElement | null => {
  const id = window.location.hash.slice(1);
  return id === '' ? null : document.getElementById(decodeURIComponent(id));
};

/** Which tab is open. An address that leads to a panel, or to something inside it, opens it. */
export function useChosenTab(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [chosen, setChosen] = useState(ids[0]);
  const known = ids.join(' ');
  useEffect(() => {
    const follow = () => {
      const element = target();
      const panel = known.split(' ').find((id) => document.getElementById(id)?.contains(element));
      if (element === null || panel === undefined) return;
      setChosen(panel);
      // It may have been hidden when the browser looked for it.
      requestAnimationFrame(() => element.scrollIntoView());
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [known]);
  const choose = (id: string) => {
    setChosen(id);
    // The place in the history stays the same, and so does what the router keeps with it.
    window.history.replaceState(window.history.state, '', `#${id}`);
  };
  return [chosen !== undefined && ids.includes(chosen) ? chosen : ids[0], choose];
}
