import type { z } from 'zod';
import type { FormSettings } from '#features/forms/contract/form.ts';
import type { FormDocumentInput } from '#features/forms/contract/form-document.ts';
import type { DemoDates } from '../content/demo-dates.ts';
import { demoGuid } from '../demo-guid.ts';
import type { Random } from '../pictures/seeded-random.ts';

export const formKeys = ['report', 'clean-up', 'neighbourhood', 'contact', 'application', 'idea'] as const;
export type FormKey = (typeof formKeys)[number];

export const formGuid = (key: FormKey): string => demoGuid(`form/${key}`);

/** One that somebody filled in, as a browser would post it. */
export type Filled = Readonly<Record<string, string[]>>;

export interface DemoFormVersion {
  document: FormDocumentInput;
  note: string;
  /** This many days ago it was published. */
  daysAgo: number;
}

export interface DemoForm {
  key: FormKey;
  versions: readonly DemoFormVersion[];
  settings: z.input<typeof FormSettings>;
  /** How many were sent. */
  sent: number;
  /** One that was made up; `version` is the one that was filled in then. */
  fill(random: Random, version: number): Filled;
  /** How many minutes somebody took, about. */
  minutes: number;
  /** Where people leave, with how often. */
  leaves: readonly [readonly [string, number], ...(readonly [string, number])[]];
  /** What a handler put on it, by what was answered. */
  labels(filled: Filled): string[];
  /** What it is sent for, each as often as another. */
  items?: readonly string[];
  /** Only counted, by nobody in particular: there is nothing to deal with. */
  isCounted?: boolean;
}

/** Its window is counted from the day on which the demo is made. */
export type WriteForm = (dates: DemoDates) => DemoForm;

/** Whom the municipality tells of what was sent. */
export const told = (mailbox: string) => ({ receivers: [{ emails: [`${mailbox}@vloedhaven.example`] }] });
