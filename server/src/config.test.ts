import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, variableList, WrongConfiguration } from './config.ts';
import { failIfDemoExposed } from './start/exposed-demo.ts';

const SECRET = 'a secret of the tests, long enough to be one';

/** A value each variable cannot have. Those that take any text are not here. */
const WRONG: Record<string, readonly string[]> = {
  PORT: ['abc', '-1', '65536', '1.5', '3000x'],
  PUBLIC_ORIGIN: ['fair.example', 'ftp://fair.example', 'javascript:alert(1)'],
  BASE_PATH: ['fair', '/fair', 'fair/', '/Fair/', '/../'],
  DATABASE_URL: ['mysql://localhost/fair', 'localhost'],
  DATABASE_POOL: ['0', '1', 'many', '1000'],
  LIVE: ['yes', 'true'],
  RTMP_PORT: ['-1', '65536', 'x'],
  RTMP_PUBLIC_URL: ['http://fair.example', 'fair.example'],
  LIVE_HOOK_URL: ['ftp://fair.example', 'fair.example'],
  DEMO: ['yes', 'true', '2'],
  DEMO_PUBLIC: ['yes', 'true'],
  TRUST_PROXY: ['-1', 'true', '9'],
  TRUST_FORWARDED_HOST: ['yes', 'true'],
  REDIS_URL: ['http://redis.example', 'redis.example:6379'],
  S3_BUCKET: ['a', 'Fair', 'fair_files', '-fair'],
  S3_ENDPOINT: ['s3.example', 'ftp://s3.example'],
  S3_REGION: ['EU West'],
  S3_PATH_STYLE: ['yes'],
  SMTP_URL: ['http://mail.example', 'mail.example'],
  MAIL_FROM: ['a'],
  SMS_URL: ['sms.example', 'ftp://sms.example'],
  SMS_COUNTRIES: ['+86', '0086', '86,', 'cn', '86 852'],
  DIGEST_CRON: ['daily', '0 0 * *', '0 0 * * * *'],
  CODE_MESSAGES_PER_HOUR: ['0', '-1', 'many'],
  SECRET: ['too short'],
  HUMAN_CHECK_URL: ['ftp://check.example', 'check.example'],
  REAL_NAME_URL: ['ftp://names.example', 'names.example'],
  TRANSLATE_URL: ['ftp://translate.example', 'translate.example', 'http://name:word@translate.example'],
  TRANSLATE_CHINESE: ['Chinese', 'zh hans'],
  STUN_URLS: ['http://stun.example', 'stun:one.example,two.example'],
  TURN_URLS: ['stun:turn.example', 'turn:name:word@turn.example', 'turn.example'],
  TURN_SECRET: ['too short'],
  JUMP_URL: ['pre.example', 'ftp://pre.example'],
  JUMP_KEY: ['too short'],
  ACCEL_LOCATION: ['recordings', '/recordings/', '/a b'],
  CACHE_PAGES: ['-1', 'all'],
  LOG_LEVEL: ['loud'],
  RATE_MULTIPLIER: ['0', '-1', 'x'],
  NODE_ENV: ['staging'],
};
const ANY_TEXT = [
  'HOST',
  'DATA_DIR',
  'OUTBOX_DIR',
  'RTMP_HOST',
  'FFMPEG_PATH',
  'SMS_TOKEN',
  'VENUE_ADDRESSES',
  'OUTGOING_HOSTS',
  'REAL_NAME_TOKEN',
  'TRANSLATE_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
];

describe('the configuration', () => {
  test('every variable is tried, or takes any text', () => {
    expect([...Object.keys(WRONG), ...ANY_TEXT].toSorted()).toEqual(
      variableList()
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test('a forwarded host needs a proxy that is trusted', () => {
    expect(() => readConfig({ TRUST_FORWARDED_HOST: '1' }, SECRET)).toThrow(/TRUST_FORWARDED_HOST needs TRUST_PROXY/);
    expect(readConfig({ TRUST_FORWARDED_HOST: '1', TRUST_PROXY: '1' }, SECRET).TRUST_FORWARDED_HOST).toBe(true);
  });

  test.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])))(
    '%s=%s stops the start with its name',
    (name, value) => {
      const start = () => readConfig({ [name]: value }, SECRET);
      expect(start).toThrow(WrongConfiguration);
      expect(start).toThrow(`  ${name} is wrong: `);
    },
  );

  test('a bucket without its keys stops the start with their names', () => {
    const start = () => readConfig({ S3_BUCKET: 'fair-files', S3_ACCESS_KEY: 'fair' }, SECRET);
    expect(start).toThrow('  S3_SECRET_KEY is missing: S3_BUCKET needs it');
    expect(start).not.toThrow('S3_ACCESS_KEY');
  });

  test('several wrong ones are named together, and no value is repeated', () => {
    let message = '';
    try {
      readConfig({ PORT: 'abc', SMTP_URL: 'user:hunter2secret' }, SECRET);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect([
      message.includes('PORT is wrong'),
      message.includes('SMTP_URL is wrong'),
      message.includes('hunter2secret'),
    ]).toEqual([true, true, false]);
  });

  test('every default can be set as it is listed', () => {
    const defaults = Object.fromEntries(variableList().map(({ name, default: value }) => [name, value]));
    expect(readConfig(defaults, SECRET)).toEqual(readConfig({}, SECRET));
  });

  test('without anything it is a demo on this machine', () => {
    expect(readConfig({}, SECRET)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DEMO: true,
      BASE_PATH: '/',
      NODE_ENV: 'production',
      SECRET,
      rateMultiplier: 1,
    });
  });

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, SECRET)).toMatchObject({ PORT: 3000 });
  });

  test.for([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { HOST: '::' },
    { PUBLIC_ORIGIN: 'https://fair.example' },
    { PUBLIC_ORIGIN: 'http://localhost.fair.example' },
  ])('a demo that others could reach by %o does not start unless it is meant', (given) => {
    expect(() => failIfDemoExposed(readConfig(given, SECRET))).toThrow(WrongConfiguration);
    expect(() => failIfDemoExposed(readConfig(given, SECRET))).toThrow(Object.keys(given)[0]);
    expect(() => failIfDemoExposed(readConfig({ ...given, DEMO_PUBLIC: '1' }, SECRET))).not.toThrow();
    expect(() => failIfDemoExposed(readConfig({ ...given, DEMO: '0' }, SECRET))).not.toThrow();
  });

  test.for([{}, { HOST: '::1' }, { HOST: 'localhost', PUBLIC_ORIGIN: 'http://localhost:3000' }])(
    'a demo of this machine starts: %o',
    (given) => expect(() => failIfDemoExposed(readConfig(given, SECRET))).not.toThrow(),
  );

  test('production refuses to write codes to disk, and ignores the multiplier of the limits', () => {
    const production = { NODE_ENV: 'production', DEMO: '0' };
    expect(() => readConfig({ ...production, OUTBOX_DIR: '/tmp/outbox' }, SECRET)).toThrow(
      'OUTBOX_DIR is refused in production',
    );
    expect(readConfig({ ...production, RATE_MULTIPLIER: '1000' }, SECRET).rateMultiplier).toBe(1);
    expect(readConfig({ NODE_ENV: 'test', RATE_MULTIPLIER: '1000' }, SECRET).rateMultiplier).toBe(1000);
  });

  test('the reference lists every variable with its default, and no other', () => {
    const text = readFileSync(new URL('../../docs/reference/configuration.md', import.meta.url), 'utf8');
    const listed = [...text.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|([^|]*)\|([^|]*)\|$/gm)].map((cells) =>
      cells.slice(1).map((cell) => cell.trim().replaceAll(/^`|`$/g, '')),
    );
    expect(listed).toEqual(variableList().map(({ name, default: value, meaning }) => [name, value, meaning]));
  });
});
