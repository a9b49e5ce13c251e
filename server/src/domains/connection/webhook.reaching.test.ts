import { expect, test } from 'vitest';
import { openReceiver } from '../../../test/receiver.ts';
import { reach } from './webhook.reaching.ts';

test('what was answered is kept as one short line that the database can hold', async () => {
  const receiver = await openReceiver();
  receiver.state.text = `got\u0000 it\r\n${'x'.repeat(5_000)}`;
  const outcome = await reach({ OUTGOING_HOSTS: ['localhost'] }, receiver.url, {}, '{}');
  await receiver.close();
  expect(outcome.sent && [outcome.text.slice(0, 8), outcome.text.length <= 1_000]).toEqual(['got  it ', true]);
});

test('what stood in the way is named', async () => {
  const receiver = await openReceiver();
  const named = async (url: string, hosts: string[]) => {
    const outcome = await reach({ OUTGOING_HOSTS: hosts }, url, {}, '{}');
    return outcome.sent ? 'sent' : outcome.why;
  };
  // a name that leads home, by the system's own answer
  expect(await named(`https://localhost:${receiver.port}/`, [])).toBe('address');
  expect(await named('https://nobody.invalid/', [])).toBe('name');
  await receiver.close();
  expect(await named(receiver.url, ['localhost'])).toBe('connection');
  expect(receiver.received).toEqual([]);
});
