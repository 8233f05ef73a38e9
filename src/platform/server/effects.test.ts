import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditActions } from '#platform/contract/calls/audit-action.ts';
import { cacheTag, cacheTagOf } from '#platform/contract/calls/cache-tag.ts';
import { type EffectObserver, effectsOf, observeEffects, reportAudit, reportTouch, withEffects } from './effects.ts';
import { createLogger } from './logger.ts';

const menuTag = cacheTag('menu');
const pageTag = cacheTagOf('page');
const roleAudit = auditActions({ created: 'role.created', deleted: 'role.deleted' });
const declared = { audits: [roleAudit.created], touches: [menuTag, pageTag] };
const scope = { name: 'POST /api/roles', declared, log: createLogger('silent') };

let usual: EffectObserver | undefined;
let heard: string[];

beforeEach(() => {
  heard = [];
  usual = observeEffects({
    seen: (name, effect) => heard.push(`${name} ${effect}`),
    undeclared: (name, effect) => heard.push(`undeclared: ${name} ${effect}`),
  });
});
afterEach(() => {
  observeEffects(usual);
});

describe('effects of a call', () => {
  it('are told with the call that they belong to, also after it has waited', async () => {
    await withEffects(scope, async () => {
      await Promise.resolve();
      reportAudit(roleAudit.created);
      reportTouch(menuTag);
      reportTouch(pageTag('1'));
    });
    expect(heard).toEqual([
      'POST /api/roles audits role.created',
      'POST /api/roles touches menu',
      'POST /api/roles touches page:*',
    ]);
  });

  it('are told apart when they were not declared', async () => {
    await withEffects({ ...scope, declared: { audits: { nothing: 'why' } } }, async () => {
      reportAudit(roleAudit.deleted);
      reportTouch(pageTag('1'));
    });
    expect(heard).toEqual([
      'undeclared: POST /api/roles audits role.deleted',
      'undeclared: POST /api/roles touches page:*',
    ]);
  });

  it('are refused when they do not say whom', async () => {
    await withEffects(scope, async () => reportAudit(roleAudit.created, false));
    expect(heard).toEqual([
      'POST /api/roles audits role.created',
      'undeclared: POST /api/roles audits role.created without saying whom',
    ]);
  });

  it('of work outside any call are nobody’s', () => {
    reportAudit(roleAudit.created);
    reportTouch(menuTag);
    expect(heard).toEqual([]);
  });

  it('are named as they are told', () => {
    expect(effectsOf(declared)).toEqual(['audits role.created', 'touches menu', 'touches page:*']);
    expect(effectsOf({ audits: { nothing: 'why' }, touches: [] })).toEqual([]);
  });
});
