import { Chance } from '../../scripts/seed/chance.ts';
import { type Answer, type Call, isSuccess, jsonOf, type Send } from './call.ts';
import { CallMaker } from './call-maker.ts';
import { kindOfPath } from './kinds.ts';
import type { Knowledge, Known } from './knowledge.ts';
import type { Contract, Operation } from './operations.ts';
import { siteCall } from './site-calls.ts';
import type { Tally } from './tally.ts';
import { levelOf, type Viewer } from './viewers.ts';

interface LaneOptions {
  viewer: Viewer;
  contract: Contract;
  knowledge: Knowledge;
  foreign: Knowledge | undefined;
  /** Ids of what is private and of those who ask: who may change them all leaves them alone. */
  spared: ReadonlySet<string>;
  secrets: readonly string[];
  tally: Tally;
  send: Send;
  seed: number;
}

/** One viewer who makes one call after another. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #chance: Chance;
  readonly #maker: CallMaker;
  readonly #weighted: readonly Operation[];
  #left = 0;
  #isCallingEach = false;

  constructor(options: LaneOptions) {
    const { viewer, contract, seed } = options;
    this.#options = options;
    this.#chance = new Chance(seed);
    const headers = (byCookie: boolean) => viewer.headers(byCookie);
    this.#maker = new CallMaker({ ...options, chance: this.#chance, headers });
    this.#weighted = contract.operations.flatMap((one) => Array<Operation>(this.#weightOf(one)).fill(one));
  }

  /** Reads more than writes, writes more than removals, and mostly what this viewer may call at all. */
  #weightOf({ method, access }: Operation): number {
    const { plan } = this.#options.viewer;
    if (levelOf(access) > plan.level) return 1;
    return method === 'GET' ? 8 : method === 'DELETE' ? 2 : 5;
  }

  async run(calls: number): Promise<void> {
    this.#left = calls;
    while (this.#left > 0) {
      if (this.#chance.isOne(4)) await this.#askSite();
      else await this.#askCall(this.#pick());
    }
  }

  /** Each of the contract once, in an order of this viewer's own: chance alone leaves some out. */
  async runEach(): Promise<void> {
    this.#isCallingEach = true;
    const left = [...this.#options.contract.operations];
    while (left.length > 0) {
      const [picked] = left.splice(this.#chance.below(left.length), 1);
      this.#left = 2;
      if (picked !== undefined) await this.#askCall(picked);
    }
  }

  /** Rather one that names a thing that is there than one whose kind nobody has made yet. */
  #pick(): Operation {
    const picked = this.#chance.pick(this.#weighted);
    const isNamed = !picked.path.includes('{') || this.#options.knowledge.has(kindOfPath(picked.path));
    return isNamed || this.#chance.isOne(4) ? picked : this.#chance.pick(this.#weighted);
  }

  async #askSite(): Promise<void> {
    const { knowledge, viewer } = this.#options;
    const headers = (byCookie: boolean) => viewer.headers(byCookie);
    const call = siteCall({ chance: this.#chance, knowledge, spared: new Set(), headers });
    await this.#ask(this.#chance.isOne(4) ? this.#maker.odd(call) : call, '');
  }

  async #askCall(operation: Operation): Promise<void> {
    const kind = kindOfPath(operation.path);
    const isOdd = this.#chance.isOne(3);
    const read = this.#maker.readBefore(operation);
    if (read !== undefined && !this.#chance.isOne(4)) {
      const params = this.#maker.parametersOf(operation);
      const found = jsonOf(await this.#ask(this.#maker.make(read, false, params), kind));
      const base = typeof found === 'object' && found !== null ? (found as Known) : undefined;
      if (this.#left <= 0) return;
      await this.#ask(this.#maker.make(operation, isOdd, params, base), kind);
      return;
    }
    const base = this.#maker.baseOf(operation);
    await this.#ask(this.#maker.make(operation, isOdd, this.#maker.parametersOf(operation, base), base), kind);
  }

  async #ask(call: Call, kind: string): Promise<Answer> {
    const { viewer, knowledge, secrets, tally, send } = this.#options;
    this.#left -= 1;
    const answer = await send(call);
    const leaked = secrets.filter((secret) => answer.text.includes(secret) && !viewer.plan.mayRead.includes(secret));
    tally.note(viewer.plan, call, answer, { leaked, isPicked: !this.#isCallingEach });
    if (isSuccess(answer) && answer.contentType.includes('json')) knowledge.learn(jsonOf(answer), kind);
    if (isSuccess(answer) && answer.contentType.includes('html')) knowledge.learnLinks(answer.text);
    if (answer.status === 401 || answer.status === 403) await viewer.recover(answer);
    return answer;
  }
}
