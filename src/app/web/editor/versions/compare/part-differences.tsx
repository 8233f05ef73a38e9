import { assetUrl } from '#features/assets/contract/asset-url.ts';
import type { Difference, DifferentPart } from '#features/pages/contract/differences/page-differences.ts';
import { valueDifferences } from '#features/pages/contract/differences/value-differences.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import { useEditor } from '../../state/editor-context.ts';
import { ChangedText, type Side } from './changed-text.tsx';
import { ChangedWords } from './changed-words.tsx';
import { DrawnBlock } from './drawn-block.tsx';
import { useOptionLabel } from './option-label.ts';
import styles from './part-differences.module.css';
import { useValueWords } from './use-value-words.ts';

interface PartProps {
  part: DifferentPart;
  side: Side;
}

type Of<Kind extends Difference['kind']> = Extract<Difference, { kind: Kind }>;
const ofKind = <Kind extends Difference['kind']>({ differences }: DifferentPart, kind: Kind): Of<Kind>[] =>
  differences.filter((one): one is Of<Kind> => one.kind === kind);

/** All that is different of one block, as it was, as it is, or both. */
export function PartDifferences({ part, side }: PartProps) {
  if (ofKind(part, 'added').length > 0 && part.is !== undefined) {
    return (
      <>
        <DrawnBlock block={part.is} />
        <WholeBlock block={part.is} kind="added" isHidden />
      </>
    );
  }
  if (ofKind(part, 'removed').length > 0 && part.was !== undefined) {
    return <WholeBlock block={part.was} kind="removed" />;
  }
  return (
    <>
      <Texts part={part} side={side} />
      <Values part={part} side={side} />
    </>
  );
}

/** Every text of a block that came or went, in the language that is looked at; a picture of one that went. */
function WholeBlock({ block, kind, isHidden }: { block: StoredBlock; kind: 'added' | 'removed'; isHidden?: boolean }) {
  const { language } = useEditor();
  const content = { heading: block.heading, options: block.options };
  const [was, is] = kind === 'added' ? [{ options: {} }, content] : [content, { options: {} }];
  const all = valueDifferences(was, is);
  const texts = all.filter((one) => one.kind === 'text').filter((one) => one.path[0] !== 'heading');
  const own = texts.filter((one) => one.language === language);
  const shown = own.length > 0 ? own : texts.filter((one) => one.language === defaultLanguage);
  return (
    <div className={isHidden ? 'visually-hidden' : styles.part}>
      {withKeys(shown).map(({ key, item }) => (
        <ChangedText key={key} difference={item} side="both" />
      ))}
      {!isHidden &&
        withKeys(all.filter((one) => one.kind === 'picture')).map(({ key, item }) => (
          <Picture key={key} guid={item.was ?? item.is} kind={kind} />
        ))}
    </div>
  );
}

function Texts({ part, side }: PartProps) {
  const label = useOptionLabel();
  const { language } = useEditor();
  const block = part.is ?? part.was;
  return ofKind(part, 'text').map((difference) => (
    <div key={JSON.stringify([difference.path, difference.language])} className={styles.part}>
      <p className={styles.label}>
        {label(block, difference.path)}
        {difference.language !== language && ` (${languageName(difference.language)})`}
      </p>
      <ChangedText difference={difference} side={side} />
    </div>
  ));
}

function Values({ part, side }: PartProps) {
  const label = useOptionLabel();
  const block = part.is ?? part.was;
  const changed = [...ofKind(part, 'picture'), ...ofKind(part, 'option')];
  if (changed.length === 0) return null;
  return (
    <dl className={styles.options}>
      {changed.map(({ kind, path, was, is }) => (
        <div key={JSON.stringify(path)} className={styles.option}>
          <dt>{label(block, path)}</dt>
          <dd>
            {side !== 'new' && <Value kind={kind} change="removed" {...{ block, path }} value={was} />}{' '}
            {side !== 'old' && <Value kind={kind} change="added" {...{ block, path }} value={is} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  kind: 'picture' | 'option';
  change: 'added' | 'removed';
  block: StoredBlock | undefined;
  path: Of<'option'>['path'];
  value: unknown;
}

function Value({ kind, change, block, path, value }: ValueProps) {
  const words = useValueWords();
  if (kind === 'picture' && typeof value === 'string') return <Picture guid={value} kind={change} />;
  return <ChangedWords kind={change}>{words(block, path, value)}</ChangedWords>;
}

function Picture({ guid, kind }: { guid: unknown; kind: 'added' | 'removed' }) {
  const { t } = useTranslation();
  if (typeof guid !== 'string') return null;
  return (
    <span className={styles.picture}>
      <img src={assetUrl(guid, { width: 320 })} alt="" loading="lazy" />
      <ChangedWords kind={kind}>{t(`editor.versions.pictures.${kind}`)}</ChangedWords>
    </span>
  );
}
