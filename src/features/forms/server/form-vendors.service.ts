import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { askedField, everyField } from '../contract/form-questions.ts';
import { formsTag } from '../contract/forms.tags.ts';
import { listLiveDocuments } from './forms.repository.ts';

interface FormVendors {
  vendors: readonly string[];
  isSeenBy(viewer: Viewer): boolean;
}

/** Whom the questions of published forms bring along, such as who draws a map (product.md §1.6). */
export const createFormVendorsService = ({ platform }: { platform: Platform }) => ({
  /** Touched whenever a form is published, changed or thrown away. */
  tags: [formsTag],

  async uses(): Promise<FormVendors[]> {
    const forms = await listLiveDocuments(platform.db);
    return forms.flatMap(({ document, visibility, roleIds }) => {
      const vendors = Array.from(everyField(document)).flatMap((field) => {
        const question = questionKinds.named(field.kind);
        return question?.vendors?.(askedField(field, question).settings) ?? [];
      });
      const subject = { kind: 'addition', addPermission: visibility, addRoles: roleIds } as const;
      const isSeenBy = (viewer: Viewer) => decide(viewer, 'add', subject).allowed;
      return vendors.length === 0 ? [] : [{ vendors: [...new Set(vendors)], isSeenBy }];
    });
  },
});
