import type { AuditNote, AuditService } from '#features/audit/server/audit.service.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { searchSynonymAudit } from '../contract/search.audit.ts';
import { searchSynonymsTag } from '../contract/search.tags.ts';
import { plainWords } from '../contract/search-words.ts';
import { indexSynonyms, type SynonymIndex } from '../contract/synonym-index.ts';
import type { Synonyms, SynonymsInput } from '../contract/synonyms.endpoints.ts';
import { shippedSynonyms } from './shipped-synonyms.ts';
import {
  insertSynonym,
  listSynonymRows,
  removeSynonym,
  type SynonymRow,
  updateSynonym,
} from './synonyms.repository.ts';
import { stemsOf } from './word-stems.ts';

interface Parts {
  platform: Platform;
  audit: Pick<AuditService, 'record'>;
}

/** Words that mean the same: those that the product knows, and those that an admin adds. */
export function createSynonyms({ platform, audit }: Parts) {
  const own = (language: Language): Promise<SynonymRow[]> =>
    platform.remember(`search-synonyms/${language}`, [searchSynonymsTag], () => listSynonymRows(platform.db, language));

  return {
    /** Kept until an admin changes them: stemming a few hundred words is too much for every search. */
    indexFor: (language: Language): Promise<SynonymIndex> =>
      platform.remember(`search-synonym-index/${language}`, [searchSynonymsTag], async () => {
        const groups = [...shippedSynonyms(language), ...(await own(language)).map(({ words }) => words)];
        const words = new Set(groups.flat().flatMap((phrase) => plainWords(phrase).split(' ')));
        const stems = await stemsOf(platform.db, language, words);
        return indexSynonyms(groups, (word) => stems.get(word) ?? word);
      }),

    listSynonyms: (_viewer: Viewer, language: Language): Promise<Synonyms[]> => own(language),

    async makeSynonyms(actor: Actor, input: SynonymsInput): Promise<Synonyms> {
      const values = valuesOf(input);
      const id = await platform.transaction(async (trx, touch) => {
        touch(searchSynonymsTag);
        const made = await insertSynonym(trx, values);
        await audit.record(trx, actor, noteOf('created', { id: made, ...values }));
        return made;
      });
      return { id, ...values };
    },

    async changeSynonyms(actor: Actor, id: string, input: SynonymsInput): Promise<Synonyms> {
      const row = { id, ...valuesOf(input) };
      await platform.transaction(async (trx, touch) => {
        if (!(await updateSynonym(trx, row))) throw notFound();
        await audit.record(trx, actor, noteOf('changed', row));
        touch(searchSynonymsTag);
      });
      return row;
    },

    async deleteSynonyms(actor: Actor, id: string): Promise<void> {
      await platform.transaction(async (trx, touch) => {
        const removed = await removeSynonym(trx, id);
        if (removed === undefined) throw notFound();
        await audit.record(trx, actor, noteOf('deleted', removed));
        touch(searchSynonymsTag);
      });
    },
  };
}

function valuesOf({ language, words: typed }: SynonymsInput): Omit<SynonymRow, 'id'> {
  const words = [...new Set(typed.map(plainWords).filter((word) => word !== ''))];
  if (words.length < 2) throw badInput([{ path: 'body.words', code: 'too-few', message: 'too-few' }]);
  return { language, words };
}

const noteOf = (done: 'created' | 'changed' | 'deleted', { id, language, words }: SynonymRow): AuditNote => ({
  action: searchSynonymAudit[done],
  subject: { kind: 'search-synonym', id, name: words.join(', ') },
  details: { language },
});
