import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { checkPublicAddress, postToPublicAddress, ForbiddenAddressError } from './outgoing.ts';
import { isPrivate } from './private-address.ts';

const HERE = ['127.0.0.1'];
let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a server on a port has such an address
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fair.example',
  '',
])('%s is not for requests to the outside', (address) => {
  expect(isPrivate(address)).toBe(true);
});

test.each([
  '1.1.1.1',
  '100.128.0.1',
  '172.32.0.1',
  '192.1.2.3',
  '223.255.255.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
])('%s is a public address', (address) => {
  expect(isPrivate(address)).toBe(false);
});

test.each([
  'http://push.example/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://user:pass@push.example/a',
  'https://intranet/a',
  'https://intranet./a',
  'https://localhost/a',
  'https://localhost./a',
  'https://name.localhost/a',
  'https://printer.local/a',
  'https://metadata.google.internal/a',
  'https://0177.0.0.1/a',
  'https://127.1/a',
  'https://１２７.0.0.1/a',
  'ftp://push.example/a',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'push.example',
  '',
])('%s is refused by its words (G31)', (address) => {
  expect(checkPublicAddress(address, [])).toBeNull();
});

test('an address of the open internet is let through, and a private one only by the word of the installation', () => {
  for (const open of ['https://push.example/a', 'https://push.example:8443/a', 'https://93.184.215.14/'])
    expect(checkPublicAddress(open, [])?.href).toBe(open);
  expect(checkPublicAddress('http://crm.intern/', ['crm.intern'])?.href).toBe('http://crm.intern/');
  expect(checkPublicAddress('http://127.0.0.1:4000/a', HERE)?.href).toBe('http://127.0.0.1:4000/a');
  expect(checkPublicAddress('http://127.0.0.2:4000/a', HERE)).toBeNull();
});

describe('a request', () => {
  test('brings its words and tells what was answered', async () => {
    const heard: unknown[] = [];
    const address = await listen((request, reply) => {
      request.setEncoding('utf8').on('data', (body) => {
        heard.push([request.method, request.headers['content-type'], request.headers['content-length'], body]);
        reply.writeHead(201, { 'retry-after': '7' }).end('taken');
      });
    });
    const answer = await postToPublicAddress(
      { address, headers: { 'content-type': 'text/plain' }, body: '展桥' },
      { allowed: HERE },
    );
    expect(heard).toEqual([['POST', 'text/plain', '6', '展桥']]);
    expect([answer.status, answer.headers['retry-after'], answer.text]).toEqual([201, '7', 'taken']);
  });

  test('follows no redirect', async () => {
    let asked = 0;
    const address = await listen((_request, reply) => {
      asked += 1;
      reply.writeHead(302, { location: '/elsewhere' }).end();
    });
    const answer = await postToPublicAddress({ address, headers: {}, body: '' }, { allowed: HERE });
    expect([answer.status, asked]).toEqual([302, 1]);
  });

  test('reads no more than it was told to', async () => {
    const address = await listen((_request, reply) => {
      reply.writeHead(200);
      const more = setInterval(() => reply.write('x'.repeat(1_000)), 1);
      reply.on('close', () => clearInterval(more));
    });
    const answer = await postToPublicAddress(
      { address, headers: {}, body: '' },
      { allowed: HERE, answerBytesMax: 1_500 },
    );
    expect(answer.text).toBe('x'.repeat(1_500));
  });

  test('is given up where no answer comes to its end', async () => {
    const address = await listen((_request, reply) => {
      reply.writeHead(200).write('begun');
    });
    await expect(
      postToPublicAddress({ address, headers: {}, body: '' }, { allowed: HERE, milliseconds: 300 }),
    ).rejects.toThrow();
  });

  test('to a name that leads home is refused as the line is opened', async () => {
    await expect(
      postToPublicAddress({ address: 'https://localhost:1/a', headers: {}, body: '' }, { allowed: [] }),
    ).rejects.toThrow(ForbiddenAddressError);
  });
});
