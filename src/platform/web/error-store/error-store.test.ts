import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ErrorLogMessage, ErrorStore } from './error-store.ts';

let logged: ErrorLogMessage[];
let useGoneStatus: boolean;
let store: ErrorStore;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_794_700_800_000 });
  logged = [];
  useGoneStatus = false;
  store = new ErrorStore({
    nonce: 'k7q3',
    log: (message) => logged.push(message),
    isGoneStatusUsed: () => useGoneStatus,
  });
});
afterEach(() => vi.useRealTimers());

it('starts with status 200 and nothing wrong', () => {
  expect(store.getSnapshot()).toEqual({
    status: 200,
    nonce: 'k7q3',
    timings: {},
    performance: [],
    errors: [],
    isListOpen: false,
  });
});

describe('the status', () => {
  it.each([
    [false, 404],
    [true, 410],
  ])('with useGoneStatus %s what is not found is %i, logged at level 4', (setting, status) => {
    useGoneStatus = setting;
    store.raiseNotFound('/nieuws/oud');
    expect(store.getSnapshot().status).toBe(status);
    expect(logged).toEqual([{ level: 4, shortMessage: `${status} - /nieuws/oud` }]);
  });

  it('is set and logged once, until it is reset', () => {
    store.raiseNotFound('/a');
    useGoneStatus = true;
    store.raiseNotFound('/b');
    expect(store.getSnapshot().status).toBe(404);
    expect(logged).toHaveLength(1);
    store.reset();
    expect(store.getSnapshot().status).toBe(200);
    store.raiseNotFound('/b');
    expect(store.getSnapshot().status).toBe(410);
  });
});

it('a 500 throws, with what failed as its cause (§8)', () => {
  const cause = new Error('Failed to fetch');
  expect(() => store.raiseServerError(cause)).toThrow(expect.objectContaining({ message: '500 error', cause }));
});

describe('the error list', () => {
  it('keeps what went wrong, with a code, and logs it at level 3', () => {
    const error = new Error('Failed to fetch');
    const entry = store.addError({
      title: 'Bewaren is niet gelukt',
      message: 'Failed to fetch',
      details: 'PUT /x',
      error,
    });
    expect(entry).toEqual({
      timestamp: 1_794_700_800_000,
      title: 'Bewaren is niet gelukt',
      message: 'Failed to fetch',
      code: expect.stringMatching(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/),
      details: 'PUT /x',
    });
    expect(store.getSnapshot().errors).toEqual([entry]);
    expect(logged).toEqual([
      { level: 3, shortMessage: `${entry.code} - Bewaren is niet gelukt`, fullMessage: 'Failed to fetch', error },
    ]);
  });

  it('gives each its own code, without letters that look like others', () => {
    const codes = Array.from({ length: 50 }, () => store.addError({ title: 't', message: 'm' }).code);
    expect(new Set(codes).size).toBe(50);
    expect(codes.join('')).not.toMatch(/[01ILO]/);
  });

  it('keeps the newest hundred', () => {
    for (let n = 1; n <= 103; n++) store.addError({ title: `t${n}`, message: '' });
    const { errors } = store.getSnapshot();
    expect(errors).toHaveLength(100);
    expect(errors[0]?.title).toBe('t4');
  });

  it('is opened and closed', () => {
    store.openList();
    expect(store.getSnapshot().isListOpen).toBe(true);
    store.closeList();
    expect(store.getSnapshot().isListOpen).toBe(false);
  });

  it('can be cleared', () => {
    store.addError({ title: 't', message: 'm' });
    store.clearErrors();
    expect(store.getSnapshot().errors).toEqual([]);
  });
});

describe('performance', () => {
  it('measures from start to end, and logs what was slow (§7)', () => {
    store.startTiming('page');
    expect(store.getSnapshot().timings).toHaveProperty('page');
    vi.advanceTimersByTime(1000);
    store.endTiming('page');
    expect(store.getSnapshot()).toMatchObject({ timings: {}, performance: [{ name: 'page', duration: 1000 }] });
    expect(logged).toEqual([{ level: 6, shortMessage: 'page took 1000 ms' }]);
  });

  it('says nothing of what nobody waited for', () => {
    store.startTiming('page');
    vi.advanceTimersByTime(999);
    store.endTiming('page');
    expect(store.getSnapshot()).toMatchObject({ timings: {}, performance: [] });
    expect(logged).toEqual([]);
  });

  it('keeps the newest twenty', () => {
    for (let n = 1; n <= 22; n++) {
      store.startTiming(`p${n}`);
      vi.advanceTimersByTime(1000);
      store.endTiming(`p${n}`);
    }
    expect(
      store
        .getSnapshot()
        .performance.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['p3', 'p4']);
    expect(store.getSnapshot().performance).toHaveLength(20);
  });

  it('measures nothing that was not started', () => {
    store.endTiming('page');
    expect(store.getSnapshot().performance).toEqual([]);
  });
});

it('tells its listeners of a change, and gives the same snapshot while nothing changes', () => {
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  const before = store.getSnapshot();
  store.reset();
  store.clearErrors();
  expect(store.getSnapshot()).toBe(before);
  expect(heard).not.toHaveBeenCalled();
  store.raiseNotFound('/a');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  store.reset();
  expect(heard).toHaveBeenCalledOnce();
});
