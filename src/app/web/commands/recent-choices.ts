import { keepWork, readWork } from '#platform/web/forms/kept-work.ts';
import { type PaletteGroup, paletteGroups } from './palette-result.ts';

/** What someone chose from the commands: enough to offer it again. */
export interface RecentChoice {
  id: string;
  group: PaletteGroup;
  label: string;
  lang?: string | undefined;
  note?: string | undefined;
  /** None of what is offered as long as it can be done: its id finds it. */
  path?: string | undefined;
}

const most = 6;

/** With what was not saved yet, so that it goes when they sign out: the next at this computer sees nothing of it. */
const workOf = (who: string) => ({ who, what: 'commands' });

const isChoice = (value: unknown): value is RecentChoice => {
  const { id, group, label } = (value ?? {}) as Partial<RecentChoice>;
  return typeof id === 'string' && typeof label === 'string' && paletteGroups.some((one) => one === group);
};

export function recentChoices(who: string): RecentChoice[] {
  const kept = readWork(workOf(who))?.value;
  return Array.isArray(kept) ? kept.filter(isChoice).slice(0, most) : [];
}

export function rememberChoice(who: string, choice: RecentChoice): void {
  const others = recentChoices(who).filter(({ id }) => id !== choice.id);
  keepWork(workOf(who), [choice, ...others].slice(0, most));
}

export const forgetChoices = (who: string): boolean => keepWork(workOf(who), []);
