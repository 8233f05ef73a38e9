import { assetUrl } from '#features/assets/contract/asset-url.ts';
import type { Finding } from '#features/pages/contract/checks/finding.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import { blockOf } from '../blocks/block-places.ts';
import { EditedBlockOptions } from '../drawer/edited-block-options.tsx';
import { pictureOf } from '../drawer/inputs/kept-picture.ts';
import { OptionPictureWords } from '../drawer/inputs/picture-words.tsx';
import { setIn } from '../drawer/option-change.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './checks-tab.module.css';
import { findingFieldAttribute } from './use-go-to-finding.ts';

/** The picture with the field of its description, as the drawer has it. */
export function FindingField({ finding: { place } }: { finding: Finding }) {
  const { session, language } = useEditor();
  const block = useSession(({ document }) => blockOf(document, place.block ?? undefined));
  const path = place.path.slice(0, -1);
  const picture = pictureOf(valueAt(block, path));
  if (block === undefined || picture === undefined) return null;
  const change = (facts: Record<string, JsonValue | undefined>) =>
    session.run(...Object.entries(facts).flatMap(([key, value]) => setIn(block, [...path, key], value)));
  return (
    <div className={styles.field} {...{ [findingFieldAttribute]: '' }}>
      <img className={styles.picture} src={assetUrl(picture.imageGuid, { width: 320 })} alt="" />
      <EditedBlockOptions {...{ block, language }} run={session.run} write={session.write}>
        <OptionPictureWords picture={picture} path={path} onChange={change} />
      </EditedBlockOptions>
    </div>
  );
}
