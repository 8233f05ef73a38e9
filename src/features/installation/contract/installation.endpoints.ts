import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { InstallationState } from './installation.ts';

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
