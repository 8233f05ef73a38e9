import type { DemoDates } from './demo-dates.ts';
import type { DemoPage, WritePage } from './demo-page.ts';
import { aboutPage } from './pages/about.ts';
import { birthPage } from './pages/birth.ts';
import { buildingPage } from './pages/building.ts';
import { buildingBlocksPage } from './pages/building-blocks.ts';
import { businessPage } from './pages/business.ts';
import { contactPage } from './pages/contact.ts';
import { councilPage } from './pages/council.ts';
import { documentsPage } from './pages/documents.ts';
import { eventsPage } from './pages/events.ts';
import { executivePage } from './pages/executive.ts';
import { faqPage } from './pages/faq.ts';
import { forumPage } from './pages/forum.ts';
import { governancePage } from './pages/governance.ts';
import { harbourQuarterPage } from './pages/harbour-quarter.ts';
import { homePage } from './pages/home.ts';
import { ideasPage } from './pages/ideas.ts';
import { intranetPage } from './pages/intranet.ts';
import { livingPage } from './pages/living.ts';
import { movingPage } from './pages/moving.ts';
import { newcomersPage } from './pages/newcomers.ts';
import { newsPage } from './pages/news.ts';
import { parkingPermitPage } from './pages/parking-permit.ts';
import { passportPage } from './pages/passport.ts';
import { projectGroupPage } from './pages/project-group.ts';
import { roadworksPage } from './pages/roadworks.ts';
import { swimmingPoolPage } from './pages/swimming-pool.ts';
import { takePartPage } from './pages/take-part.ts';
import { trafficPage } from './pages/traffic.ts';
import { wastePage } from './pages/waste.ts';

const pages: readonly WritePage[] = [
  homePage,
  livingPage,
  passportPage,
  movingPage,
  birthPage,
  wastePage,
  buildingPage,
  newcomersPage,
  trafficPage,
  parkingPermitPage,
  roadworksPage,
  businessPage,
  takePartPage,
  harbourQuarterPage,
  ideasPage,
  forumPage,
  newsPage,
  eventsPage,
  governancePage,
  executivePage,
  councilPage,
  documentsPage,
  contactPage,
  faqPage,
  aboutPage,
  buildingBlocksPage,
  intranetPage,
  projectGroupPage,
  swimmingPoolPage,
];

export const demoPages = (dates: DemoDates): DemoPage[] => pages.map((write) => write(dates));
