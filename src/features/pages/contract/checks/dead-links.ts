import { type Check, findingOf } from './check.ts';
import type { CheckedPage, DeadReason } from './checked-page.ts';
import type { FindingKind } from './finding.ts';

const found = findingOf('dead-links');

const kindOf: Record<DeadReason, FindingKind> = {
  gone: 'link-gone',
  unpublished: 'link-unpublished',
  nowhere: 'link-nowhere',
  'outside-gone': 'link-outside',
  'outside-silent': 'link-outside',
};

/** What leads nowhere, or to what readers do not get. Only the server knows, also of addresses elsewhere, which it asks now and then. */
export const deadLinks: Check = {
  name: 'dead-links',
  ofPage: ({ said, dead, isDefault }: CheckedPage) =>
    said.flatMap(({ guid: block, language, links, files, pictures }) => [
      ...links.flatMap(({ path, words, href, at }) => {
        const reason = dead[href];
        if (reason === undefined || words === '') return [];
        const spot = { at: at ?? 0, length: words.length };
        return [found(kindOf[reason], { block, path, language, spot }, { words, href })];
      }),
      ...[...files, ...pictures].flatMap(({ path, guid }) =>
        isDefault && dead[guid] !== undefined ? [found('file-gone', { block, path, language })] : [],
      ),
    ]),
};
