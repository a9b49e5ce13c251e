import { z } from 'zod';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const path = z.string().regex(/^\/([a-z0-9-]+\/)*$/, 'must begin and end with /');

/** By comma; none where it is not set. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
/** The same, each as this says. */
const addresses = (each: RegExp) => list.refine((entries) => entries.every((entry) => each.test(entry)));

/** Every variable the program reads, with its default for a laptop. docs/reference/configuration.md lists them; a test compares. */
const variables = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('port to listen on'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('origin of the default fair in canonical links, such as https://fair.example'),
  BASE_PATH: path.default('/').describe('path the portal lives under; fixed when the pages are built'),
  DATA_DIR: z.string().min(1).default('data').describe('folder of the embedded database and of uploaded files'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe('a PostgreSQL 15 or newer instead of the embedded one'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(20)
    .describe('most database connections of one process'),
  DEMO: flag.default(true).describe('1: load the demo fairs into an empty database, show /outbox'),
  DEMO_PUBLIC: flag
    .default(false)
    .describe(
      '1: the demo may stand where others reach it (HOST, PUBLIC_ORIGIN); its log-ins and /outbox stay on this machine',
    ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('how many proxies in front set X-Forwarded-For'),
  TRUST_FORWARDED_HOST: flag
    .default(false)
    .describe('1: the proxy sets X-Forwarded-Host, which then chooses the fair; otherwise it passes Host on'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional()
    .describe('Redis that keeps the counters of limits; without it the database does'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('private bucket of an S3-compatible store that keeps uploaded files; without it DATA_DIR does'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('address of that store, such as https://s3.example; without it that of Amazon for S3_REGION'),
  S3_ACCESS_KEY: z.string().min(1).optional().describe('key id that may read, write, list and delete in S3_BUCKET'),
  S3_SECRET_KEY: z.string().min(1).optional().describe('secret of S3_ACCESS_KEY'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1')
    .describe('region of S3_BUCKET'),
  S3_PATH_STYLE: flag
    .default(true)
    .describe("1: the bucket stands in the path, as most stores want it; 0: before the host's name"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('mail server; without it e-mails stay in the outbox'),
  MAIL_FROM: z.string().min(3).default('Fairbridge <no-reply@fair.example>').describe('sender of e-mails'),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('gateway that takes an SMS as JSON {to, text, signature}; without it they stay in the outbox'),
  SMS_TOKEN: z.string().min(1).optional().describe('sent to the SMS gateway as Authorization: Bearer'),
  SMS_COUNTRIES: z
    .string()
    .regex(/^(\*|[1-9]\d{0,3}(,[1-9]\d{0,3})*)$/, 'must be * or calling codes such as 86,852')
    .default('*')
    .describe('calling codes that SMS may go to, such as 86,852; * is all'),
  DIGEST_CRON: z
    .string()
    .regex(/^\S+( \S+){4}$/, 'must be a cron line of five fields, in UTC')
    .default('0 0 * * *')
    .describe('when saved searches and follows tell what is new, as a cron line in UTC; 0 0 * * * is eight in Beijing'),
  CODE_MESSAGES_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(600)
    .describe('most messages with a code an hour over the whole site; more wait in the queue'),
  OUTBOX_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('also write every e-mail and SMS there as a JSON file; refused in production'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'key that seals, signs and hashes; without it the one in DATA_DIR/secret, made at the first start. Keep it with the backups',
    ),
  HUMAN_CHECK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('outside service that judges tokens of its own human check, beside the slider'),
  REAL_NAME_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('service that takes {name, number} as JSON and says whether an ID number belongs to the name'),
  REAL_NAME_TOKEN: z.string().min(1).optional().describe('sent to the real-name service as Authorization: Bearer'),
  VENUE_ADDRESSES: list.describe("addresses of the venue's own Wi-Fi, by comma: their limits are 20 times as wide"),
  OUTGOING_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .describe(
      'hosts in a private network that requests to addresses chosen by others may reach, by comma, also without TLS; for tests',
    ),
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^@]*$/, 'must hold no name and password')
    .optional()
    .describe(
      'engine that translates chat messages as LibreTranslate does, such as http://127.0.0.1:5000/translate; without it chats have the phrase book alone',
    ),
  TRANSLATE_KEY: z.string().min(1).optional().describe('sent to that engine as api_key'),
  TRANSLATE_CHINESE: z
    .string()
    .regex(/^[A-Za-z]{2,3}([-_][A-Za-z]{2,8})?$/, 'must be a language code')
    .default('zh')
    .describe('what that engine calls Chinese: zh, or zh-Hans as newer versions of LibreTranslate do'),
  STUN_URLS: addresses(/^stuns?:[^\s,@]+$/).describe(
    'STUN servers for audio and video calls, by comma, such as stun:turn.fair.example:3478; without them devices know their own addresses alone',
  ),
  TURN_URLS: addresses(/^turns?:[^\s,@]+$/).describe(
    'TURN servers that pass calls on, by comma, such as turn:turn.fair.example:3478,turns:turn.fair.example:443?transport=tcp; without them calls go from device to device alone',
  ),
  TURN_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('what coturn has as static-auth-secret; passwords for TURN_URLS are made of it, each for an hour'),
  JUMP_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "external pre-registration site that visitors jump to with a one-time code; without it the menu leads to the portal's own",
    ),
  JUMP_KEY: z
    .string()
    .min(16)
    .optional()
    .describe('key by which that site redeems the one-time codes; without it none is redeemed'),
  FFMPEG_PATH: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the program ffmpeg, with ffprobe beside it; without it the one on the path, without that no videos, and no cameras whose browser records no AAC',
    ),
  LIVE: flag
    .default(true)
    .describe('0: npm start runs no media process beside the portal, as where several share one; tests: 1 runs it'),
  RTMP_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(1935)
    .describe('port on which the media process takes broadcasts of encoders (RTMP)'),
  RTMP_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('address on which it listens; 0.0.0.0 for encoders elsewhere'),
  RTMP_PUBLIC_URL: z
    .url({ protocol: /^rtmps?$/ })
    .optional()
    .describe(
      'server that exhibitors enter in their encoder, such as rtmp://fair.example/live; without it the host of the fair',
    ),
  LIVE_HOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'where the media process asks whether a stream key is right, without its last part; without it PORT on this machine',
    ),
  ACCEL_LOCATION: z
    .string()
    .regex(/^\/[\w/-]*[\w-]$/)
    .optional()
    .describe(
      'internal location under which nginx has the folder DATA_DIR/live/streams, such as /recordings: it sends the segments of lives, which the portal only allows; without it the portal sends them',
    ),
  CACHE_PAGES: z.coerce.number().int().min(0).max(100_000).default(2_000).describe('most pages kept rendered'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('least level that is logged'),
  RATE_MULTIPLIER: z.coerce
    .number()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe('multiplies the general limits in tests and benches; ignored in production'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test'),
} as const;

const schema = z.object(variables);
export type Config = Omit<z.output<typeof schema>, 'SECRET' | 'RATE_MULTIPLIER'> & {
  SECRET: string;
  rateMultiplier: number;
};

export class WrongConfiguration extends Error {}

/** The environment, validated: a wrong value stops the start with its name (ruling 8.2). */
export function readConfig(environment: NodeJS.ProcessEnv, secret: string): Config {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name} is wrong: ${variableOf(name)}`;
    });
    throw new WrongConfiguration(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const production = parsed.data.NODE_ENV === 'production' && !parsed.data.DEMO;
  if (production && parsed.data.OUTBOX_DIR !== undefined)
    throw new WrongConfiguration(
      'The configuration is not valid:\n  OUTBOX_DIR is refused in production: it would write codes to disk in the clear',
    );
  if (parsed.data.TRUST_FORWARDED_HOST && parsed.data.TRUST_PROXY === 0)
    throw new WrongConfiguration(
      'The configuration is not valid:\n  TRUST_FORWARDED_HOST needs TRUST_PROXY: without a proxy anybody may write X-Forwarded-Host',
    );
  if (parsed.data.TURN_URLS.length > 0 && parsed.data.TURN_SECRET === undefined)
    throw new WrongConfiguration('The configuration is not valid:\n  TURN_SECRET is missing: TURN_URLS needs it');
  const missing = (['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const).filter((name) => parsed.data[name] === undefined);
  if (parsed.data.S3_BUCKET !== undefined && missing.length > 0)
    throw new WrongConfiguration(
      `The configuration is not valid:\n${missing.map((name) => `  ${name} is missing: S3_BUCKET needs it`).join('\n')}`,
    );
  const rateMultiplier = parsed.data.NODE_ENV === 'production' ? 1 : parsed.data.RATE_MULTIPLIER;
  return { ...parsed.data, SECRET: parsed.data.SECRET ?? secret, rateMultiplier };
}

/** Variables without which a real fair starts and yet does not work; a demo needs none of them. */
export function unsetVariables(config: Pick<Config, 'DEMO' | 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_ORIGIN'>) {
  const unset: ('SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_ORIGIN')[] = [];
  if (config.DEMO) return unset;
  if (config.SMTP_URL === undefined) unset.push('SMTP_URL');
  // without a mail server nobody reads the sender
  else if (config.MAIL_FROM === variables.MAIL_FROM.parse(undefined)) unset.push('MAIL_FROM');
  if (config.PUBLIC_ORIGIN === undefined) unset.push('PUBLIC_ORIGIN');
  return unset;
}

function variableOf(name: string): string {
  const found = Object.entries(variables).find(([key]) => key === name);
  return found?.[1].description ?? 'unknown';
}

/** A value as one would set it. */
const typed = (value: string | number | boolean | string[]): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/** For the reference: name, default, meaning. */
export function variableList(): { name: string; default: string; meaning: string }[] {
  return Object.entries(variables).map(([name, type]) => {
    const parsed = type.safeParse(undefined);
    return {
      name,
      default: parsed.success && parsed.data !== undefined ? typed(parsed.data) : '',
      meaning: type.description ?? '',
    };
  });
}
