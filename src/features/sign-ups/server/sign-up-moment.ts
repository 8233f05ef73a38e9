import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import type { SignUpMoment } from '../contract/sign-up-standing.ts';
import type { SignUpRow } from './sign-ups.repository.ts';

/** When one can sign up, by what is set and by the event itself. */
export function momentOf(
  row: Pick<SignUpRow, 'opens_at' | 'closes_at'>,
  item: Pick<ListItemDetail, 'metadata' | 'state'>,
): SignUpMoment {
  const begins = item.metadata['period-start'];
  return {
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    beginsAt: begins === null ? null : new Date(begins),
    isOut: item.state === 'published',
  };
}

/** It begins at another moment than those who signed up were told. */
export const isMoved = (known: Date | null, begins: Date | null): boolean => known?.getTime() !== begins?.getTime();
