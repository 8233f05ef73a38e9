import type { ReactNode } from 'react';
import type { PartUse } from '../../contract/shared-parts/part-roles.ts';

/** One thing that is kept for many pages, whatever it is. */
export interface KeptRow {
  id: string;
  name: string;
  /** Where it is edited. */
  href: string;
  /** What it looks like, or begins with. */
  look: ReactNode;
  status: ReactNode;
  changed: ReactNode;
  uses: readonly PartUse[];
  /** Used besides by pages: the first footer stands on all that choose no other. */
  alsoUsed?: string | undefined;
  /** None where it has no name of its own. */
  onRename?: ((name: string) => Promise<unknown>) | undefined;
  onCopy?: (() => unknown) | undefined;
  /** What taking it away is called, and does. */
  remove?: { label: string; confirm: string; text: string; run(): Promise<unknown> } | undefined;
}
