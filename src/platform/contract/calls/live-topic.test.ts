import { expect, test } from 'vitest';
import { defineLiveTopic, splitTopicAddress, topicAddress, topicAddressPattern } from './live-topic.ts';

test.each([
  [undefined, 'long-work'],
  ['a1', 'long-work:a1'],
])('the topic with id %s is %s', (id, address) => {
  const topic = defineLiveTopic({ name: 'long-work', access: 'user', isKeyed: true });
  expect(topicAddress(topic, id)).toBe(address);
  expect(splitTopicAddress(address)).toEqual({ name: 'long-work', id });
});

test.each([
  ['outbox', true],
  ['o', true],
  ['long-work:0b54a1b2-6d0c-4c1e-9a53-2f9f0d2f7f11', true],
  ['long-work:a_1', true],
  ['a'.repeat(40), true],
  [`a:${'b'.repeat(64)}`, true],
  ['', false],
  ['Outbox', false],
  ['-outbox', false],
  ['1outbox', false],
  ['outbox1', false],
  ['outbox:', false],
  ['outbox:a:b', false],
  ['outbox:a b', false],
  ['a'.repeat(41), false],
  [`a:${'b'.repeat(65)}`, false],
  [' outbox', false],
  ['outbox ', false],
])('%j is an address of a topic: %s', (address, isOne) => {
  expect(topicAddressPattern.test(address)).toBe(isOne);
});
