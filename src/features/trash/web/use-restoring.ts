import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { NewPlace, TrashRefused } from '../contract/trash.ts';
import type { ChosenTrash, TrashRow } from './trash-rows.ts';
import { useTrashWords } from './trash-words.ts';
import { useTrashChanges } from './use-trash-changes.ts';

/** Its place is gone, or someone else stands there now: a new one is asked for. */
const placeless = ['place-gone', 'path-taken'];

export interface RefusedRow {
  title: string;
  code: string;
}

/** Putting back what one presses or has chosen, and what becomes of what cannot be put back. */
export function useRestoring(rows: readonly TrashRow[], onDone: () => void) {
  const { t } = useTranslation();
  const words = useTrashWords();
  const { restore } = useTrashChanges();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [refused, setRefused] = useState<RefusedRow[]>([]);
  const [asking, setAsking] = useState<TrashRow>();

  const rowOf = ({ kind, id }: TrashRefused) => rows.find(({ ref }) => ref.kind === kind && ref.id === id);
  const tell = (told: readonly TrashRefused[]) =>
    setRefused(
      told.map((one) => {
        const row = rowOf(one);
        return { title: row === undefined ? '' : words.title(row), code: one.code };
      }),
    );

  async function run(chosen: ChosenTrash, place: NewPlace | undefined, done: (count: number) => string) {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const groups = [
        { entries: chosen.whole.map(({ ref }) => ref), isAlone: false },
        { entries: chosen.alone.map(({ ref }) => ref), isAlone: true },
      ];
      const told = await restore(groups, { place, done });
      const [only] = told;
      const isPlaceless = told.length === 1 && only !== undefined && placeless.includes(only.code);
      if (isPlaceless && place === undefined) setAsking(rowOf(only));
      tell(isPlaceless && place === undefined ? [] : told);
      if (told.length === 0) setAsking(undefined);
      onDone();
      return told;
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  const one = (row: TrashRow): ChosenTrash =>
    row.under === undefined ? { whole: [row], alone: [], count: 1 } : { whole: [], alone: [row], count: 1 };

  return {
    isBusy,
    hasFailed,
    refused,
    tell,
    /** The row that a place has to be chosen for. */
    placeless: asking,
    stop: () => setAsking(undefined),

    restoreRow(row: TrashRow): Promise<unknown> {
      if (row.under === undefined && row.entry.place.state === 'gone') {
        setAsking(row);
        return Promise.resolve();
      }
      return run(one(row), undefined, (count) =>
        row.under === undefined ? words.restored(row.entry, count) : t('trash.done.page', { count }),
      );
    },

    restoreChosen(chosen: ChosenTrash): Promise<unknown> {
      const [only] = chosen.whole;
      const isOne = chosen.whole.length === 1 && chosen.alone.length === 0;
      return run(chosen, undefined, (count) =>
        isOne && only !== undefined ? words.restored(only.entry, count) : t('trash.done.several', { count }),
      );
    },

    /** Answers why not, when it could not be put there. */
    async restoreAt(place: NewPlace): Promise<string | undefined> {
      if (asking === undefined) return undefined;
      const told = await run(one(asking), place, (count) => t(`trash.done.${asking.entry.kind}`, { count }));
      return told === undefined ? 'failed' : told[0]?.code;
    },
  };
}
