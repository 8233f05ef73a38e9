import { useState } from 'react';
import { openGroupsCookie } from '../../../contract/admin-menu-cookie.ts';
import { useSiteApp } from '../../site-app-context.ts';

interface OpenedGroups {
  isOpen(group: string): boolean;
  toggle(group: string): void;
}

/** The group of the screen is open when one comes to it; the others are as this browser left them. */
export function useOpenedGroups(current: string | undefined): OpenedGroups {
  const app = useSiteApp();
  const [opened, setOpened] = useState(app.openGroups);
  const [closedCurrent, setClosedCurrent] = useState<string>();
  const isOpen = (group: string) => (group === current ? group !== closedCurrent : opened.includes(group));
  return {
    isOpen,
    toggle(group) {
      const next = isOpen(group) ? opened.filter((one) => one !== group) : [...new Set([...opened, group])];
      setClosedCurrent(group === current && isOpen(group) ? group : undefined);
      setOpened(next);
      // Whoever looks at the site meanwhile comes back to the same.
      app.openGroups = next;
      // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
      document.cookie = openGroupsCookie(next);
    },
  };
}
