import type { NoticeTelling } from './notice-telling.ts';

/** For features that know themselves whom something concerns: in their transaction, beside the mail that they send. */
export type TellPeople = NoticeTelling['tellPeople'];

/** For features that do not: whoever follows one of these, one after the other, by a job. */
export type TellFollowers = NoticeTelling['tellFollowers'];
