import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { CertificatesService } from './certificates/certificates.service.ts';
import type { InstallationPlatformsService } from './installation-platforms.service.ts';
import type { StorageService } from './storage/storage.service.ts';
import type { HealthTellingService } from './telling/health-telling.service.ts';

interface JobServices {
  certificates: CertificatesService;
  healthTelling: HealthTellingService;
  installationPlatforms: InstallationPlatformsService;
  storage: StorageService;
}

export const installationJobs: FeatureJobs<JobServices> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'ask-certificates',
    audits: { nothing: 'it is asked what stands at a name, and nothing is changed' },
    touches: [],
    cron: '25 * * * *',
    run: (platform) => servicesOf(platform).certificates.askWhenDue(),
  });
  jobs.defineRecurring({
    name: 'tell-of-health',
    audits: { nothing: 'whoever runs the installation is told how it is, and nothing is changed' },
    touches: [],
    cron: '*/10 * * * *',
    run: (platform) => servicesOf(platform).healthTelling.tellDue(),
  });
  jobs.defineRecurring({
    name: 'measure-storage',
    audits: { nothing: 'it is measured, and nothing is changed' },
    touches: [],
    cron: '50 * * * *',
    run: (platform) => servicesOf(platform).storage.measureWhenDue(),
  });
  jobs.defineRecurring({
    name: 'remove-platforms',
    audits: { nothing: 'its log goes with it' },
    touches: [],
    cron: '40 * * * *',
    run: (platform) => servicesOf(platform).installationPlatforms.removeWhenDue(),
  });
};
