const feet = new Set<HTMLElement>();

/** A drawer can lie over a bar: the highest of them counts, and what is left when one goes. */
function keepRoom(): void {
  const { style } = document.documentElement;
  const height = Math.max(0, ...[...feet].map(({ offsetHeight }) => offsetHeight));
  if (height === 0) style.removeProperty('--foot-room');
  else style.setProperty('--foot-room', `${height}px`);
}

/** A ref for buttons that stand at the foot of the screen: notifications come above them instead of over them. */
export function keepFootClear(foot: HTMLElement | null): (() => void) | undefined {
  if (foot === null) return undefined;
  feet.add(foot);
  const observer = new ResizeObserver(keepRoom);
  observer.observe(foot);
  return () => {
    observer.disconnect();
    feet.delete(foot);
    keepRoom();
  };
}
