import { useLayoutEffect, useState } from 'react';

const key = 'plein-admin-menu';

/** Storage can be blocked, full, or hold what another wrote. */
function readOpened(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keepOpened(groups: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(groups));
  } catch {
    // Then they are open until this page is left.
  }
}

interface OpenedGroups {
  isOpen(group: string): boolean;
  toggle(group: string): void;
}

/** The group of the screen is open when one comes to it; the others are as this browser left them. */
export function useOpenedGroups(current: string | undefined): OpenedGroups {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [closedCurrent, setClosedCurrent] = useState<string>();
  // The server does not know what a browser keeps, and what it drew is drawn once more before it may differ.
  useLayoutEffect(() => setOpened(readOpened()), []);
  const isOpen = (group: string) => (group === current ? group !== closedCurrent : opened.includes(group));
  return {
    isOpen,
    toggle(group) {
      const next = isOpen(group) ? opened.filter((one) => one !== group) : [...new Set([...opened, group])];
      setClosedCurrent(group === current && isOpen(group) ? group : undefined);
      setOpened(next);
      keepOpened(next);
    },
  };
}
