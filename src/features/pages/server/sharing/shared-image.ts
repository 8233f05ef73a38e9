import { type SocialImage, socialImageOf } from '#platform/contract/files/picture.ts';
import { sharedForm } from '#platform/contract/files/shared-form.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { headerViewOf } from '../../contract/header-view.ts';
import { SharedPicture } from '../../contract/page.ts';
import type { SharedFrom } from '../../contract/sharing/shared-link.ts';
import type { BlockRules } from '../block-rules.ts';
import { publicBlocks } from '../page-uses.ts';
import type { PublishedPage } from '../pages.repository.ts';
import { isShown } from '../present-block.ts';

/** What pages ask of the files. */
export interface SharedFiles {
  /** How large a picture is in this form; undefined where not everyone may have it, or where it is none. */
  sizeForEveryone(
    guid: string,
    form: typeof sharedForm & Pick<SocialImage, 'crop'>,
  ): Promise<{ width: number; height: number } | undefined>;
}

export interface SharedImage {
  from: SharedFrom;
  image: SocialImage;
  size: { width: number; height: number };
}

interface Candidate {
  from: SharedFrom;
  image: SocialImage;
}

type Shared = Pick<PublishedPage, 'document' | 'parts'>;

/** Who shares a page waits for its answer: not for every picture of an album that nobody may see. */
const mostAsked = 10;

/**
 * What goes along when someone shares the page. Whoever reads it, the picture goes to people who were sent a link: only one
 * that everyone may have. `asked` are those that were looked at on the way, in their order.
 */
export async function sharedImageOf(
  page: Shared,
  { blocks, now, files }: { blocks: BlockRules; now: Date; files: SharedFiles },
): Promise<{ shared: SharedImage | undefined; asked: Candidate[] }> {
  const asked: Candidate[] = [];
  for (const candidate of candidates(page, { blocks, now })) {
    if (asked.length === mostAsked) break;
    asked.push(candidate);
    const { imageGuid, crop } = candidate.image;
    const size = await files.sizeForEveryone(imageGuid, { ...sharedForm, ...(crop && { crop }) });
    if (size !== undefined) return { shared: { ...candidate, size }, asked };
  }
  return { shared: undefined, asked };
}

/** Its own, the one at its head, and the first that everyone sees now on the page. */
function* candidates(
  { document, parts }: Shared,
  { blocks, now }: { blocks: BlockRules; now: Date },
): Generator<Candidate> {
  // What an operation wrote is checked and kept as it came, without its defaults.
  const own = socialImageOf(SharedPicture.safeParse(document.socialImage).data);
  if (own !== undefined) yield { from: 'page', image: own };
  const { headerImage } = document.options;
  if (headerImage !== null) yield { from: 'header', image: { imageGuid: headerImage, ...headerViewOf(document) } };
  const shown = publicBlocks({ document, parts }, blocks, (block) => isShown(block, { viewer: anonymousViewer, now }));
  for (const block of shown) {
    const image = blocks.socialImage(block);
    if (image !== undefined) yield { from: 'block', image };
  }
}
