import { expect, test } from 'vitest';
import { withProject } from '../structure/testing/written-project.ts';
import { firstSegments } from './reserved-segments.ts';

test('the first segment of every address that a screen, a call or the server has', async () => {
  const files = {
    'src/features/polls/web/polls.screens.ts':
      "export const screens = [{ path: 'polls/:id' }, { path: 'admin/polls' }];",
    'src/features/polls/contract/polls.endpoints.ts': "defineEndpoint({ path: '/api/polls/{id}' }, { path: '/vote' });",
    'src/app/web/routes.tsx': "const routes = [moved('home'), { path: 'legal/:kind' }, { path: '*' }];",
    'src/app/server/operations.routes.ts':
      "app.get('/healthz', ok); app.get('/robots.txt', robots); app.get('/*', page);",
    'src/app/server/site/theme.routes.ts': "app.get('/assets/theme-:hash.css', theme);",
    'src/features/polls/web/poll.tsx': "const path = { path: 'nowhere' };",
  };
  const found = await withProject(files, firstSegments);
  expect(found).toEqual(['admin', 'api', 'assets', 'healthz', 'home', 'legal', 'polls', 'vote']);
});
