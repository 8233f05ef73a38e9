import { useState } from 'react';
import type { ChosenAll } from '#platform/web/ui/table/bulk-bar.tsx';
import type { MediaFile, MediaQueryInput } from '../../contract/media.ts';

interface ChosenMediaState {
  chosen: ReadonlySet<string>;
  choose: (guids: ReadonlySet<string>) => void;
  clear: () => void;
  all: ChosenAll | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Files of this page, or all that the filter finds, while it is the same filter. */
export function useChosenMedia(query: MediaQueryInput, files: readonly MediaFile[], total: number): ChosenMediaState {
  const question = JSON.stringify([query.search, query.folder, query.kind, query.state]);
  const [choice, setChoice] = useState({ question, chosen: none, isAll: false });
  const isSame = choice.question === question;
  const isAll = isSame && choice.isAll;
  const onPage = files.map(({ guid }) => guid);
  const chosen = isAll ? new Set(onPage) : isSame ? choice.chosen : none;
  const set = (next: ReadonlySet<string>, isAllNext = false) => setChoice({ question, chosen: next, isAll: isAllNext });
  const isPageChosen = onPage.length > 0 && onPage.every((guid) => chosen.has(guid));
  const all =
    isPageChosen && total > onPage.length
      ? { total, isChosen: isAll, onChange: (isWanted: boolean) => set(new Set(onPage), isWanted) }
      : undefined;
  return { chosen, choose: (guids) => set(guids), clear: () => set(none), all };
}
