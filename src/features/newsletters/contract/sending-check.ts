import type { Letter } from './letter.ts';

/** What stands in the way of sending; each has words in the texts. */
export type SendingFault = 'subject' | 'list' | 'empty' | 'readers';

interface ToSend {
  letter: Letter;
  hasList: boolean;
  shownItems: number;
  receivers: number;
}

export function sendingFaultsOf({ letter, hasList, shownItems, receivers }: ToSend): SendingFault[] {
  const isEmpty = shownItems === 0 && letter.introduction.trim() === '';
  return [
    ...(letter.subject.trim() === '' ? (['subject'] as const) : []),
    ...(isEmpty ? (['empty'] as const) : []),
    ...(hasList ? (receivers === 0 ? (['readers'] as const) : []) : (['list'] as const)),
  ];
}
