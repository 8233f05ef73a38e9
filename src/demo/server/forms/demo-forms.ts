import type { DemoDates } from '../content/demo-dates.ts';
import { applicationForm } from './application-form.ts';
import { cleanUpForm } from './clean-up-form.ts';
import { contactForm } from './contact-form.ts';
import type { DemoForm, WriteForm } from './demo-form.ts';
import { ideaForm } from './idea-form.ts';
import { neighbourhoodForm } from './neighbourhood-form.ts';
import { reportForm } from './report-form.ts';

const forms: readonly WriteForm[] = [
  reportForm,
  cleanUpForm,
  neighbourhoodForm,
  contactForm,
  applicationForm,
  ideaForm,
];

export const demoForms = (dates: DemoDates): DemoForm[] => forms.map((write) => write(dates));
