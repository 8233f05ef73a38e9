import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { OfferPeopleService } from './offer-people.service.ts';

export const itemOffersJobs: FeatureJobs<{ offerPeople: OfferPeopleService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-old-offers',
    audits: { nothing: 'no reader had it, or it is kept by the trash' },
    touches: [],
    cron: '50 * * * *',
    run: (platform) => servicesOf(platform).offerPeople.forgetOld(),
  });
};
