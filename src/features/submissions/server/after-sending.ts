import type { FormSettings } from '#features/forms/contract/form.ts';

const day = 24 * 60 * 60 * 1000;

/** Somebody is to be told of a submission, or it is not to be kept. */
export const hasFollowUp = ({ onSubmit, receivers }: FormSettings, senderEmail: string | null): boolean =>
  senderEmail !== null || !onSubmit.includes('Save') || (onSubmit.includes('Notify') && receivers.length > 0);

/** By when it should be dealt with, from the moment it counts. */
export const dueAt = ({ dueDays }: FormSettings, from: Date): Date | null =>
  dueDays === null ? null : new Date(from.getTime() + dueDays * day);
