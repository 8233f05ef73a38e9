import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const newsletterAudit = auditActions({
  made: 'newsletter.made',
  deleted: 'newsletter.deleted',
  planned: 'newsletter.planned',
  unplanned: 'newsletter.unplanned',
  sent: 'newsletter.sent',
  paused: 'newsletter.paused',
  resumed: 'newsletter.resumed',
  stopped: 'newsletter.stopped',
  sentAgain: 'newsletter.sent-again',
  listMade: 'newsletter-list.made',
  listChanged: 'newsletter-list.changed',
  listDeleted: 'newsletter-list.deleted',
  addressTriedAgain: 'newsletter-list.address-tried-again',
});
