import { describe, expect, test } from 'vitest';
import { openReceiver } from '../../../test/receiver.ts';
import { mayReach, reach } from './webhook.reaching.ts';

const config = { OUTGOING_HOSTS: ['crm.intern'] };

describe('an address that may be kept', () => {
  test.for([
    ['https://hooks.company.example/fair', true],
    ['https://hooks.company.example:8443/fair', true],
    ['https://93.184.215.14/', true],
    ['http://crm.intern/', true],
    ['http://hooks.company.example/fair', false],
    ['https://someone:secret@hooks.company.example/', false],
    ['https://intranet/', false],
    ['https://localhost/', false],
    ['https://localhost./', false],
    ['https://printer.local/', false],
    ['https://metadata.google.internal/', false],
    ['https://2130706433/', false],
    ['https://0177.0.0.1/', false],
    ['https://0x7f.1/', false],
    ['https://127.1/', false],
    ['https://１２７.0.0.1/', false],
    ['https://[::ffff:127.0.0.1]/', false],
    ['https://169.254.169.254/latest/meta-data/', false],
    ['javascript:alert(1)', false],
    ['nothing', false],
  ] as const)('%s: %s (G31)', ([url, may]) => {
    expect(mayReach(config, url)).toBe(may);
  });
});

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
