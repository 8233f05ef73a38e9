import type { FormExampleName } from '../form-example-names.ts';
import { application } from './application.ts';
import { contact } from './contact.ts';
import type { FormExample } from './form-example.ts';
import { objection } from './objection.ts';
import { registration } from './registration.ts';
import { report } from './report.ts';
import { survey } from './survey.ts';

export const formExamples: Readonly<Record<FormExampleName, FormExample>> = {
  contact,
  registration,
  report,
  objection,
  survey,
  application,
};
