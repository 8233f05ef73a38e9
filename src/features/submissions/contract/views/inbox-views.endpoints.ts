import { z } from 'zod';
import { SharedViewsChange } from '#features/saved-views/contract/saved-view.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { InboxViews } from './inbox-views.ts';

const feature = 'submissions';
/** Who deals with the form: the service asks the kernel, and to others nothing is there. */
const access = 'user';
const one = z.object({ guid: Guid });

export const readInboxViews = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/views',
  access,
  feature,
  summary: 'Views of the inbox of a form: one’s own, and those that others share',
  params: one,
  output: InboxViews,
});

export const changeInboxViews = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/views',
  access,
  feature,
  summary: 'Keep views of the inbox under a name, share them or take them away; answers all that there are then',
  params: one,
  body: SharedViewsChange,
  audits: { nothing: 'a view shows nobody more than they may see' },
  touches: [],
  output: InboxViews,
});
