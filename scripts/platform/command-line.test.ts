import { describe, expect, it } from 'vitest';
import { readCommand } from './command-line.ts';

describe('readCommand', () => {
  it.each([
    ['list', { name: 'list' }],
    ['add zeedorp', { name: 'add', key: 'zeedorp', hosts: [] }],
    [
      'add zeedorp --host a.example --host b.example',
      { name: 'add', key: 'zeedorp', hosts: ['a.example', 'b.example'] },
    ],
    ['add --host=a.example zeedorp', { name: 'add', key: 'zeedorp', hosts: ['a.example'] }],
    ['suspend zeedorp', { name: 'suspend', key: 'zeedorp' }],
    ['resume zeedorp', { name: 'resume', key: 'zeedorp' }],
    ['leave zeedorp', { name: 'leave', key: 'zeedorp' }],
    ['move zeedorp --to east', { name: 'move', key: 'zeedorp', to: 'east' }],
    ['move zeedorp --to east --pause 20', { name: 'move', key: 'zeedorp', to: 'east', mostPauseSeconds: 20 }],
    ['staff zeedorp a@zeedorp.example', { name: 'staff', key: 'zeedorp', email: 'a@zeedorp.example' }],
    ['remove zeedorp', { name: 'remove', key: 'zeedorp', isSure: false }],
    ['remove zeedorp --yes', { name: 'remove', key: 'zeedorp', isSure: true }],
  ])('%s', (typed, command) => {
    expect(readCommand(typed.split(' '))).toEqual(command);
  });

  it.each([
    '',
    'show',
    'list all',
    'list --yes',
    'add',
    'add a b',
    'add a --host',
    'add a --yes',
    'remove',
    'suspend',
    'leave a b',
    'resume a --yes',
    'staff a',
    'move a',
    'move a --to b --pause 0',
    'move a --to b --pause long',
    'move a --to b --pause 1.5',
    'move a --to b --pause 3601',
    'suspend a --pause 5',
    'move --to b',
    'move a b --to c',
    'remove a --to b',
    'staff a b c',
    'remove a --host b',
    'remove a --force',
  ])('does not know: %s', (typed) => {
    expect(readCommand(typed.split(' ').filter(Boolean))).toBeUndefined();
  });
});
