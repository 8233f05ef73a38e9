import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { healthMailChoices } from './health-mail.ts';
import { InstallationState } from './installation.ts';
import { ReleaseNews } from './version/release-news.ts';

const feature = 'installation';

export const readInstallation = defineEndpoint({
  method: 'GET',
  path: '/api/installation',
  access: 'staff',
  feature,
  summary: 'How the whole installation is doing: health, processes, database, jobs, mail, storage, versions, backups',
  output: InstallationState,
  callsPerMinute: 30,
});

export const readReleaseNews = defineEndpoint({
  method: 'GET',
  path: '/api/installation/news',
  access: 'staff',
  feature,
  summary: 'What is new in the release that runs, as its list of changes says it',
  output: ReleaseNews,
});

const wants = z.enum(healthMailChoices);
const HealthMailState = z.object({
  wants,
  /** How many of those who run the installation are mailed. */
  told: z.number().int(),
  /** Without a mail server of this platform nobody is. */
  hasServer: z.boolean(),
});
export type HealthMailState = z.infer<typeof HealthMailState>;

export const readHealthMail = defineEndpoint({
  method: 'GET',
  path: '/api/installation/health-mail',
  access: 'staff',
  feature,
  summary: 'What the caller is mailed about the health of the installation, and how many are',
  output: HealthMailState,
});

export const chooseHealthMail = defineEndpoint({
  method: 'PUT',
  path: '/api/installation/health-mail',
  access: 'staff',
  feature,
  summary: 'Be mailed about all that needs somebody, about what is wrong only, or about nothing',
  body: z.object({ wants }),
  audits: { nothing: 'which mails somebody gets is their own business' },
  touches: [],
  output: HealthMailState,
});
