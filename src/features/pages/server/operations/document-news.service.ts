import { askTogether } from '#platform/server/ask-together.ts';
import type { LiveNews } from '#platform/server/live/live-channel.ts';
import type { LoggedOperation } from '../../contract/operations/operation.ts';
import type { PageNews } from '../../contract/operations/page-news.ts';
import type { PageState } from '../../contract/working-copy.ts';
import { createRecentOperations } from './recent-operations.ts';

/** Who was away for longer asks for it, in pieces. */
const mostTold = 200;

export type DocumentNews = ReturnType<typeof createDocumentNews>;

/** What was done to documents with a log, for who is told of it at once (docs/decisions/0097); `findAfter` reads the log. */
export function createDocumentNews(findAfter: (id: string, after: number) => Promise<LoggedOperation[]>) {
  const recent = createRecentOperations();
  const fromLog = askTogether((asked) => {
    const [id = '', after] = asked.split(' ');
    return findAfter(id, Number(after));
  });

  /** Up to the number that was asked for: what came after it is told with the next change. */
  async function operationsUpTo(id: string, after: number, upTo: number): Promise<readonly LoggedOperation[]> {
    const known = recent.since(id, after, upTo);
    return known ?? (await fromLog(`${id} ${after}`)).filter(({ number }) => number <= upTo);
  }

  return {
    recent,

    /** What was done since someone was told so far; for who may edit it alone, which the caller knows. */
    async newsOf(page: PageState, after: number | undefined): Promise<LiveNews> {
      const { guid: id, sequence: upTo } = page;
      if (after === undefined || upTo - after > mostTold) return { upTo };
      const told: PageNews = { after, operations: [...(await operationsUpTo(id, after, upTo))], page };
      return { upTo, told };
    },
  };
}
