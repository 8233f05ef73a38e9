import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
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
