import { type ComponentType, createContext, type HTMLAttributes, type ReactNode } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { Area } from '#features/pages/contract/page-layout.ts';

export interface BlockRootProps extends HTMLAttributes<HTMLElement> {
  block: BlockInstance;
  element: 'section' | 'div';
  children: ReactNode;
}

/** What the editor of a page draws differently; the elements and their order stay those that readers get. */
export interface BlockEditing {
  /** The outermost element of a block. */
  Root: ComponentType<BlockRootProps>;
  /** In an area without blocks. */
  EmptyArea: ComponentType<{ area: Area }>;
}

/** Nothing for readers, nor for blocks that are written elsewhere: those of templates and shared parts. */
export const BlockEditingContext = createContext<BlockEditing | undefined>(undefined);
