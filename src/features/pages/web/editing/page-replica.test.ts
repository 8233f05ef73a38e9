import { describe, expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { applyOperation } from '../../contract/operations/apply-operation.ts';
import type { LoggedOperation, Operation, TextPlace } from '../../contract/operations/operation.ts';
import { sortOut } from '../../contract/operations/rebase-onto.ts';
import { PageDocument } from '../../contract/page.ts';
import { heardSteps } from './heard-steps.ts';
import { createPageReplica, type PageReplica } from './page-replica.ts';

const guid = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d00';
const start = PageDocument.parse({
  title: text('Haven'),
  buildingBlockInstances: [
    { guid, buildingBlockName: 'Text', layoutPosition: 'main', sortId: 0, options: { lead: text('abc'), columns: 1 } },
  ],
});
const lead: TextPlace = { block: guid, path: ['options', 'lead'], language: 'nl', format: 'plain' };
const step = (at: number, words: string, to = at) => ({
  stepType: 'replace',
  from: at,
  to,
  ...(words === '' ? {} : { slice: { content: [{ type: 'text', text: words }] } }),
});
const columns = (value: number): Operation => ({ kind: 'set', block: guid, path: ['options', 'columns'], value });
const wordsOf = ({ document }: Pick<PageReplica, 'document'>) =>
  (document.buildingBlockInstances[0]?.options.lead as { $lang: { nl?: string } } | undefined)?.$lang.nl;

/** The rules of the server, without its rights. */
function aServer() {
  let document = start;
  const log: LoggedOperation[] = [];
  return {
    log,
    get document() {
      return document;
    },
    accept(replica: PageReplica, by: string): void {
      const sent = replica.send();
      for (const { id, operation } of sortOut(sent, log.slice(replica.sequence)).alive) {
        const applied = applyOperation(document, operation);
        document = applied.document;
        const { group, undoes } = sent.find((one) => one.id === id) ?? { group: id, undoes: null };
        log.push({
          number: log.length + 1,
          id,
          by: { id: by, name: by },
          at: '',
          operation,
          inverse: applied.inverse,
          group,
          undoes,
        });
      }
    },
  };
}
const open = (by: string) => createPageReplica({ document: start, sequence: 0, by });
const since = ({ log }: ReturnType<typeof aServer>, replica: PageReplica) => log.slice(replica.sequence);

test('what is typed in one pause is one operation of one step, and is taken back in one go', () => {
  const me = open('me');
  for (const [place, letter] of [...'def'].entries()) me.type(lead, [step(3 + place, letter)], place > 0);
  me.type(lead, [step(6, 'g')], false);
  expect(me.pending.map(({ operation }) => operation.kind === 'text' && operation.steps)).toMatchObject([
    [{ from: 3, slice: { content: [{ text: 'def' }] } }],
    [{ from: 6 }],
  ]);
  me.undo();
  expect(wordsOf(me)).toBe('abcdef');
  me.undo();
  expect(wordsOf(me)).toBe('abc');
  me.redo();
  me.redo();
  expect(wordsOf(me)).toBe('abcdefg');
});

test('two come to the same words, whoever was first, and each takes back only what is theirs', () => {
  const server = aServer();
  const [me, you] = [open('me'), open('you')];
  me.type(lead, [step(0, 'M')], false);
  you.type(lead, [step(3, 'U')], false);
  server.accept(you, 'you');
  server.accept(me, 'me');
  for (const replica of [me, you]) replica.receive(since(server, replica));
  expect([wordsOf(me), wordsOf(you), wordsOf(server)]).toEqual(['MabcU', 'MabcU', 'MabcU']);
  me.undo();
  server.accept(me, 'me');
  for (const replica of [me, you]) replica.receive(since(server, replica));
  expect([wordsOf(me), wordsOf(you)]).toEqual(['abcU', 'abcU']);
});

test('undo goes on where another device left off', () => {
  const server = aServer();
  const before = open('me');
  before.type(lead, [step(3, 'X')], false);
  before.run([columns(2)]);
  server.accept(before, 'me');
  const now = createPageReplica({ document: server.document, sequence: 2, by: 'me' });
  expect(now.canGoBack('undo')).toBe(false);
  now.remember(server.log);
  now.undo();
  now.undo();
  expect(now.document).toEqual(start);
  expect(now.canGoBack('undo')).toBe(false);
});

test('several at once are taken back at once', () => {
  const me = open('me');
  me.run([columns(2), { kind: 'layout', layout: '75-25' }]);
  me.undo();
  expect(me.document).toEqual(start);
  expect(me.canGoBack('redo')).toBe(true);
});

test('undo passes over what someone else set since', () => {
  const server = aServer();
  const [me, you] = [open('me'), open('you')];
  me.type(lead, [step(3, 'X')], false);
  me.run([columns(2)]);
  server.accept(me, 'me');
  you.receive(server.log);
  you.run([columns(1)]);
  server.accept(you, 'you');
  me.receive(since(server, me));
  me.undo();
  expect(wordsOf(me)).toBe('abc');
  expect(me.document.buildingBlockInstances[0]?.options.columns).toBe(1);
});

test('words in a block that was taken away are told, not dropped in silence', () => {
  const server = aServer();
  const [me, you] = [open('me'), open('you')];
  you.run([{ kind: 'remove', block: guid }]);
  server.accept(you, 'you');
  me.type(lead, [step(3, 'X')], false);
  expect(me.receive(since(server, me))).toMatchObject([{ operation: { place: lead }, code: 'lost' }]);
  expect(me.pending).toEqual([]);
});

test('what was refused is gone from the page, and what came after it stays', () => {
  const me = open('me');
  me.run([columns(7)]);
  me.type(lead, [step(0, 'X')], false);
  const [first] = me.send();
  expect(me.receive([], [{ id: first?.id ?? '', code: 'bad-options' }])).toMatchObject([{ code: 'bad-options' }]);
  expect(me.document.buildingBlockInstances[0]?.options.columns).toBe(1);
  expect(wordsOf(me)).toBe('Xabc');
});

test('what was done offline is put on what others did meanwhile', () => {
  const server = aServer();
  const [me, you] = [open('me'), open('you')];
  you.type(lead, [step(0, 'U')], false);
  server.accept(you, 'you');
  me.type(lead, [step(3, 'M')], false);
  const kept = me.pending;
  const back = createPageReplica({ document: server.document, sequence: 1, by: 'me' });
  expect(back.adopt(kept, server.log)).toEqual([]);
  expect(wordsOf(back)).toBe('UabcM');
  server.accept(back, 'me');
  expect(wordsOf(server)).toBe('UabcM');
});

describe('words that another sets as a whole', () => {
  const whole = (value: string): Operation => ({
    kind: 'set',
    block: guid,
    path: ['options', 'lead', '$lang', 'nl'],
    value,
  });
  /** As a tab of an older version sends it, and as it stands in old logs. */
  function setByYou(server: ReturnType<typeof aServer>, operation: Operation) {
    const you = open('you');
    you.receive(server.log);
    const inverse = applyOperation(you.document, operation).inverse;
    server.log.push({
      number: server.log.length + 1,
      id: crypto.randomUUID(),
      by: { id: 'you', name: 'you' },
      at: '',
      operation,
      inverse,
      group: '',
      undoes: null,
    });
  }

  test('keep the letters that are typed in them meanwhile where they belong', () => {
    const server = aServer();
    const me = open('me');
    me.type(lead, [step(3, ' XX')], false);
    setByYou(server, whole('a nieuw bc'));
    expect(me.receive(since(server, me))).toEqual([]);
    expect(wordsOf(me)).toBe('a nieuw bc XX');
  });

  test('are heard by the open text, and the next key fits', () => {
    const server = aServer();
    const me = open('me');
    setByYou(server, whole('a nieuw bc'));
    const news = since(server, me);
    me.receive(news);
    expect(heardSteps({ place: lead, before: [], news, after: [] })).toMatchObject({ steps: [{ from: 1, to: 1 }] });
    me.type(lead, [step(10, '!')], false);
    expect(wordsOf(me)).toBe('a nieuw bc!');
  });

  test('are heard also where more was set than the text', () => {
    const server = aServer();
    const me = open('me');
    setByYou(server, { kind: 'set', block: guid, path: ['options'], value: { lead: text('abcd'), columns: 2 } });
    const news = since(server, me);
    expect(heardSteps({ place: lead, before: [], news, after: [] })).toMatchObject({ steps: [{ from: 3, to: 3 }] });
  });
});

test('what is written in a field keeps what another saved since it was begun', () => {
  const server = aServer();
  const [me, you] = [open('me'), open('you')];
  me.type(lead, [step(3, ' en park')], false);
  server.accept(me, 'me');
  const written = { block: guid, path: ['options', 'lead', '$lang', 'nl'], was: 'abc' };
  you.write({ ...written, is: 'a nieuw bc' }, false);
  server.accept(you, 'you');
  for (const replica of [me, you]) expect(replica.receive(since(server, replica))).toEqual([]);
  expect([wordsOf(me), wordsOf(you), wordsOf(server)]).toEqual(Array(3).fill('a nieuw bc en park'));
  // Written when the news was there already, but not yet on the screen.
  you.write({ ...written, was: 'a nieuw bc', is: 'De a nieuw bc' }, false);
  expect(wordsOf(you)).toBe('De a nieuw bc en park');
});

test('what is written in a field without a long pause is one operation', () => {
  const me = open('me');
  const write = (was: string, is: string, isGoingOn: boolean) =>
    me.write({ block: guid, path: ['options', 'lead', '$lang', 'nl'], was, is }, isGoingOn);
  write('abc', 'abcd', false);
  write('abcd', 'abcde', true);
  write('abcde', 'abcdef', false);
  expect(me.pending).toHaveLength(2);
  me.undo();
  me.undo();
  expect(wordsOf(me)).toBe('abc');
});

test('an open text in an entry that another moved is heard where it is now', () => {
  const server = aServer();
  const [me, you] = [open('me'), open('you')];
  const items = ['options', 'items'];
  const entry = (words: string) => ({ title: text(words) });
  me.run([{ kind: 'set', block: guid, path: items, value: [entry('een'), entry('twee')] }]);
  server.accept(me, 'me');
  for (const replica of [me, you]) replica.receive(since(server, replica));
  const place: TextPlace = { block: guid, path: [...items, 1, 'title'], language: 'nl', format: 'plain' };
  you.run([{ kind: 'splice', block: guid, path: items, at: 0, remove: 0, insert: [entry('nul')] }]);
  you.type({ ...place, path: [...items, 2, 'title'] }, [step(0, 'U')], false);
  server.accept(you, 'you');
  me.type(place, [step(4, 'M')], false);
  const before = me.pending;
  const news = since(server, me);
  me.receive(news);
  expect(heardSteps({ place, before, news, after: me.pending })).toMatchObject({
    steps: [{ from: 4, to: 5 }, { from: 0 }, { from: 5 }],
    mirrors: [[0, 2]],
  });
});

test('an open text hears its own steps back, the others’, and its own again, and which mirror which', () => {
  const server = aServer();
  const [me, you] = [open('me'), open('you')];
  me.type(lead, [step(3, 'M')], false);
  you.type(lead, [step(0, 'U')], false);
  server.accept(you, 'you');
  const before = me.pending;
  const news = since(server, me);
  me.receive(news);
  expect(heardSteps({ place: lead, before, news, after: me.pending })).toMatchObject({
    steps: [{ from: 3, to: 4 }, { from: 0 }, { from: 4 }],
    mirrors: [[0, 2]],
  });
  const elsewhere = { ...lead, language: 'en' };
  expect(heardSteps({ place: elsewhere, before, news, after: me.pending })).toBeUndefined();
});

describe('an option that someone else set meanwhile', () => {
  function bothSet() {
    const server = aServer();
    const [me, you] = [open('me'), open('you')];
    you.run([columns(2)]);
    server.accept(you, 'you');
    me.run([columns(3)]);
    return { server, me, you };
  }
  const columnsOf = ({ document }: Pick<PageReplica, 'document'>) =>
    document.buildingBlockInstances[0]?.options.columns;

  test("stays until one says that it is to be one's own, and that can be taken back", () => {
    const { server, me } = bothSet();
    expect(me.receive(since(server, me))).toEqual([]);
    expect(me.choices).toMatchObject([{ operation: columns(3), by: { name: 'you' } }]);
    expect([columnsOf(me), me.pending]).toEqual([2, []]);
    me.choose(me.choices[0]?.id ?? '', 'mine');
    expect([columnsOf(me), me.choices]).toEqual([3, []]);
    server.accept(me, 'me');
    me.receive(since(server, me));
    expect(columnsOf(server)).toBe(3);
    me.undo();
    expect(columnsOf(me)).toBe(2);
  });

  test('stays when one says so', () => {
    const { server, me } = bothSet();
    me.receive(since(server, me));
    me.choose(me.choices[0]?.id ?? '', 'theirs');
    expect([columnsOf(me), me.choices, me.pending, me.canGoBack('undo')]).toEqual([2, [], [], false]);
  });

  test('is asked for where the server was the first to see it', () => {
    const { server, me } = bothSet();
    const [sent] = me.send();
    server.accept(me, 'me');
    expect(me.receive(since(server, me), [{ id: sent?.id ?? '', code: 'overtaken' }])).toEqual([]);
    expect(me.choices).toHaveLength(1);
  });

  test('is a refusal where the server says that it may not be', () => {
    const { server, me } = bothSet();
    const [sent] = me.send();
    const lost = me.receive(since(server, me), [{ id: sent?.id ?? '', code: 'not-allowed' }]);
    expect([lost, me.choices]).toMatchObject([[{ code: 'not-allowed' }], []]);
  });

  test('that was not chosen yet is asked for in the next window, as the page is then', () => {
    const { server, me, you } = bothSet();
    me.receive(since(server, me));
    const { sequence, choices } = me;
    you.run([columns(4)]);
    server.accept(you, 'you');
    const next = createPageReplica({ document: server.document, sequence: server.log.length, by: 'me' });
    expect(next.adopt([], server.log.slice(sequence), choices)).toEqual([]);
    expect(next.choices).toMatchObject([{ operation: columns(3), by: { name: 'you' } }]);
    next.choose(next.choices[0]?.id ?? '', 'mine');
    expect(columnsOf(next)).toBe(3);
  });

  test('goes with its block, and that is told', () => {
    const { server, me, you } = bothSet();
    me.receive(since(server, me));
    you.receive(since(server, you));
    you.run([{ kind: 'remove', block: guid }]);
    server.accept(you, 'you');
    expect(me.receive(since(server, me))).toMatchObject([{ operation: columns(3), code: 'lost' }]);
    expect(me.choices).toEqual([]);
  });
});
