import { expect, test } from 'vitest';
import { newWebhookSecret, signedHeaders } from './webhook.signature.ts';

test('what is sent is signed as Standard Webhooks says, by its own example', () => {
  const headers = signedHeaders(
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('two secrets sign side by side, and no two secrets are alike', () => {
  const [one, two] = [newWebhookSecret(), newWebhookSecret()];
  const { 'webhook-signature': both = '' } = signedHeaders([one, two], 'a', new Date(0), '{}');
  const each = [one, two].map((secret) => signedHeaders([secret], 'a', new Date(0), '{}')['webhook-signature']);
  expect([both.split(' '), one === two, one.startsWith('whsec_')]).toEqual([each, false, true]);
});
