import type { ColorScheme } from '#platform/contract/colors/color-scheme.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { blocksInArea } from '../operations/block-order.ts';
import type { StoredBlock } from '../page.ts';
import { areasOf } from '../page-layout.ts';
import { alternativeTexts } from './alternative-texts.ts';
import { capitals } from './capitals.ts';
import type { Check } from './check.ts';
import type { BlockParts, CheckedDocument, DeadTargets, SaidParts } from './checked-page.ts';
import { contrast } from './contrast.ts';
import { deadLinks } from './dead-links.ts';
import { emptyBlocks } from './empty-blocks.ts';
import type { Finding } from './finding.ts';
import { headings } from './headings.ts';
import { languages } from './languages.ts';
import { linkTexts } from './link-texts.ts';
import { plainLanguage } from './plain-language.ts';
import { readBlock, readOwn } from './read-block.ts';
import { tableHeads } from './table-heads.ts';

const checks: readonly Check[] = [
  alternativeTexts,
  headings,
  linkTexts,
  deadLinks,
  tableHeads,
  emptyBlocks,
  contrast,
  plainLanguage,
  capitals,
  languages,
];

const ofSaid = (parts: SaidParts): Finding[] =>
  checks.flatMap((check) => ('ofSaid' in check ? check.ofSaid(parts) : []));

export interface CheckedAround {
  /** The two that the platform chose. */
  colors: ColorScheme;
  /** The options without which a block of this kind shows nothing; nothing for a kind that always shows something. */
  needsOneOf(buildingBlockName: string): readonly string[] | undefined;
}

export interface KnownOfPage {
  /** How each language of the platform stands, without the default one. */
  translations: readonly LanguageState[];
  dead: DeadTargets;
}

export type RunChecks = (document: CheckedDocument, known: KnownOfPage) => Finding[];

interface KnownBlock {
  parts: BlockParts;
  findings: readonly Finding[];
}

/**
 * Looks at a page or an item in each language that it has texts in, the default one first, and in the order in which it is read.
 * What it found in a block it keeps for as long as that is the same object, so that someone who types in one of two
 * hundred blocks has one block looked at.
 */
export function createRunChecks(around: CheckedAround): RunChecks {
  const looked = new WeakMap<StoredBlock, Map<string, KnownBlock>>();

  function lookAt(block: StoredBlock, language: string): KnownBlock {
    const ofBlock = looked.get(block) ?? new Map<string, KnownBlock>();
    looked.set(block, ofBlock);
    const before = ofBlock.get(language);
    if (before !== undefined) return before;
    const parts = readBlock(block, language, around.needsOneOf(block.buildingBlockName));
    const ofKind = checks.flatMap((check) => ('ofBlock' in check ? check.ofBlock(parts) : []));
    const seen = { parts, findings: [...ofSaid(parts), ...ofKind] };
    ofBlock.set(language, seen);
    return seen;
  }

  return (document, { translations, dead }) => {
    const written = [
      defaultLanguage,
      ...translations.filter(({ hasTexts }) => hasTexts).map(({ language }) => language),
    ];
    const shown = shownBlocks(document);
    return written.flatMap((language) => {
      const ofBlocks = shown.map((block) => lookAt(block, language));
      const own = readOwn(document, language);
      const blocks = ofBlocks.map(({ parts }) => parts);
      const page = {
        language,
        isDefault: language === defaultLanguage,
        title: document.title.$lang[language] ?? '',
        said: [own, ...blocks],
        blocks,
        translations,
        dead,
        colors: around.colors,
      };
      const ofPage = checks.flatMap((check) => ('ofPage' in check ? check.ofPage(page) : []));
      return inReadingOrder([...ofPage, ...ofSaid(own), ...ofBlocks.flatMap(({ findings }) => findings)], shown);
    });
  };
}

/** What only admins see is not for readers yet. */
const shownBlocks = (document: CheckedDocument): StoredBlock[] =>
  areasOf(document.layout)
    .flatMap((area) => blocksInArea(document, area))
    .filter(({ visibility }) => visibility !== 'Admin');

function inReadingOrder(findings: readonly Finding[], blocks: readonly StoredBlock[]): Finding[] {
  const places = new Map(blocks.map(({ guid }, place) => [guid, place]));
  // What is about the page comes first, and the languages that it lacks last.
  const rank = ({ place, check }: Finding): number =>
    check === 'languages' ? blocks.length : place.block === null ? -1 : (places.get(place.block) ?? blocks.length);
  return findings.toSorted((one, other) => rank(one) - rank(other) || spotIn(one) - spotIn(other));
}

const spotIn = ({ place }: Finding): number => place.spot?.at ?? 0;
