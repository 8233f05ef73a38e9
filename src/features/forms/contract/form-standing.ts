import type { FormSummary } from './form.ts';
import { acceptsSubmissions, formAvailability } from './form-availability.ts';
import type { FormStanding } from './form-standing-names.ts';
import type { FormTab } from './form-tabs.ts';

type Standing = Pick<FormSummary, 'version' | 'state' | 'openDate' | 'closeDate'>;

const day = 24 * 60 * 60 * 1000;
/** Two weeks: long enough to tell people of it once more. */
const soon = 14 * day;

export function formStanding(form: Standing, now: Date): FormStanding {
  if (form.version === null) return 'draft';
  const availability = formAvailability(form, now);
  if (availability === 'closed') return 'closed';
  if (availability === 'open-future') return 'opens';
  return availability === 'close-future' && closesWithin(form, now, soon) ? 'closing' : 'open';
}

const closesWithin = ({ closeDate }: Standing, now: Date, time: number): boolean =>
  closeDate !== null && new Date(closeDate).getTime() - now.getTime() <= time;

/** Whole days until a moment; the last is not over yet. */
export const daysUntil = (moment: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(moment).getTime() - now.getTime()) / day));

export function isInTab(
  form: Standing & Pick<FormSummary, 'owner'>,
  tab: FormTab,
  { me, now }: { me: string | undefined; now: Date },
): boolean {
  if (tab === 'all') return true;
  if (tab === 'mine') return me !== undefined && form.owner?.guid === me;
  if (tab === 'draft') return form.version === null;
  if (tab === 'closing') return formStanding(form, now) === 'closing';
  return form.version !== null && acceptsSubmissions(formAvailability(form, now));
}
