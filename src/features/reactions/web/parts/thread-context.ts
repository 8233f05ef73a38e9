import { createContext, useContext } from 'react';
import type { MadeReaction, OwnThread, ThreadTarget } from '../../contract/reaction.ts';
import type { WayToReact } from '../../contract/reaction-words.ts';

export interface ThreadActions {
  /** After it was written: shown where it stands, and told. */
  made(made: MadeReaction): Promise<void>;
  withdraw(guid: string): Promise<void>;
  /** Of a moderator. */
  remove(guid: string): Promise<void>;
  close(isClosed: boolean): Promise<void>;
  stick(isSticky: boolean): Promise<void>;
  renew(): Promise<void>;
}

export interface ThreadAround {
  target: ThreadTarget;
  way: WayToReact;
  canAddPictures: boolean;
  isClosed: boolean;
  search: URLSearchParams;
  own: OwnThread | undefined;
  /** Of who takes part, as far as they are in sight: they can be named. */
  names: readonly string[];
  actions: ThreadActions;
}

export const ThreadContext = createContext<ThreadAround | undefined>(undefined);

export function useThread(): ThreadAround {
  const around = useContext(ThreadContext);
  if (around === undefined) throw new Error('ThreadContext is missing');
  return around;
}
