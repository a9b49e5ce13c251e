import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { serversFor, turnCredential } from './talk.servers.ts';

const SECRET = 'a secret that coturn has too';

describe('the servers of a call', () => {
  test('come with a name that says until when it works, and a password that coturn makes of it too', () => {
    const config = {
      STUN_URLS: ['stun:turn.example:3478'],
      TURN_URLS: ['turn:turn.example:3478'],
      TURN_SECRET: SECRET,
    };
    const username = '1790003600:visitor1';
    expect(serversFor(config, 'visitor1', 1_790_000_000_500)).toEqual({
      list: [
        { urls: ['stun:turn.example:3478'] },
        {
          urls: ['turn:turn.example:3478'],
          username,
          credential: createHmac('sha1', SECRET).update(username).digest('base64'),
        },
      ],
      relay: true,
      seconds: 3_600,
    });
  });

  test('are none where nothing is set: devices reach one another alone, or not at all', () => {
    expect(serversFor({ STUN_URLS: [], TURN_URLS: [], TURN_SECRET: undefined }, 'visitor1')).toEqual({
      list: [],
      relay: false,
      seconds: 3_600,
    });
  });

  test('have another password for each person', () => {
    expect(turnCredential(SECRET, 'one', 1).credential).not.toBe(turnCredential(SECRET, 'two', 1).credential);
  });
});
