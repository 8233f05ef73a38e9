/** What became of one of those that were done together. */
export type Outcome<T> = PromiseSettledResult<T>;

interface Waiting<Asked, T> {
  asked: Asked;
  settle(outcome: Outcome<T>): void;
}

/** Takes all who wait at that moment, in the order in which they asked. */
type Take<Asked> = () => readonly Asked[];

/** One transaction should not hold others up for long. */
const mostAtOnce = 20;

/**
 * What is asked of one thing while something is being done to it waits, and is then done in one go. `work` takes those who
 * wait as late as it can and says of each what became of it. When it throws, each is tried by itself, so that nobody fails
 * by what another asked; what was done all the same, because only the answer got lost, must not be done twice by that.
 */
export function doTogether<Asked, T>(
  work: (key: string, take: Take<Asked>) => Promise<readonly Outcome<T>[]>,
): (key: string, asked: Asked) => Promise<T> {
  const lines = new Map<string, Waiting<Asked, T>[]>();

  async function tryOne(key: string, { asked, settle }: Waiting<Asked, T>): Promise<void> {
    const [outcome] = await work(key, () => [asked]).catch((reason): Outcome<T>[] => [{ status: 'rejected', reason }]);
    if (outcome !== undefined) settle(outcome);
  }

  async function tryAll(key: string, line: Waiting<Asked, T>[]): Promise<void> {
    let taken: Waiting<Asked, T>[] = [];
    const take = () => {
      taken = line.splice(0, mostAtOnce);
      return taken.map(({ asked }) => asked);
    };
    try {
      const outcomes = await work(key, take);
      for (const [place, { settle }] of taken.entries()) settle(outcomes[place] as Outcome<T>);
    } catch (reason) {
      if (taken.length === 0) take();
      const [only] = taken;
      if (taken.length === 1) only?.settle({ status: 'rejected', reason });
      else for (const one of taken) await tryOne(key, one);
    }
  }

  async function empty(key: string, line: Waiting<Asked, T>[]): Promise<void> {
    while (line.length > 0) await tryAll(key, line);
    lines.delete(key);
  }

  return (key, asked) =>
    new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<T>) =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason);
      const line = lines.get(key);
      if (line !== undefined) return void line.push({ asked, settle });
      const own = [{ asked, settle }];
      lines.set(key, own);
      void empty(key, own);
    });
}
