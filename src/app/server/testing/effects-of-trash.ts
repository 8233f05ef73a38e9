import { formTouches } from './effects-of-forms.ts';
import { items, pages } from './effects-of-publications.ts';

/** Of the trash, a part of the list of route-effects.test.ts: whatever lies in it comes back by the same calls. */
export const effectsOfTrash: Record<string, readonly string[]> = {
  'POST /api/trash:purge': [
    'audits page.purged',
    'audits block.purged',
    'audits item.purged',
    'audits asset.purged',
    'audits form.deleted',
    'touches menu',
    'touches asset:*',
  ],
  'POST /api/trash:restore': [
    'audits page.restored',
    'audits page.permissions-changed',
    'audits item.restored',
    'audits form.restored',
    'audits asset.restored',
    'audits menu.restored',
    ...pages,
    ...items,
    'touches asset:*',
    ...formTouches,
  ],
  'POST /api/trash:undo': [
    'audits page.deleted',
    'audits item.deleted',
    'audits asset.deleted',
    'audits form.thrown-away',
    ...pages,
    ...items,
    'touches asset:*',
    ...formTouches,
  ],
};
