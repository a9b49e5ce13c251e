import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ALIASES, aliasOf } from './call-alias.ts';
import { CallFailed, httpClient, openEnvelope, requestOf } from './client.ts';
import { CODES, errorText, EVERY_CALL, SUCCESS } from './codes.ts';
import { email, id, page, phone, text, webAddress } from './fields.ts';
import { calls, contract } from './index.ts';
import { fieldErrors } from './issues.ts';
import { LIMITS } from './limits.ts';
import { isRule, RULES, ruleText } from './rules.ts';
import { fill, inLang, isLang, shownLang, texts, translator } from './text.ts';
import { can, STAFF_ROLES, ROLES, type Caller } from './roles.ts';

const everyCall = [...calls];
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
const isChinese = (text: string): boolean => /\p{sc=Han}/u.test(text);

/** The example with an id in each place of `$noun`. */
function withIds(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? 'ExampleId0123456789x' : value;
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner)]));
}

describe('every call', () => {
  test('has a place of its own', () => {
    const places = everyCall.map(([, call]) => `${call.method} ${call.path}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
    expect(everyCall.filter(([, call]) => !call.path.startsWith('/')).map(([name]) => name)).toEqual([]);
  });

  test('has an alias of its own, which is the address of none', () => {
    const places = everyCall.flatMap(([, { method, path }]) => [`${method} ${path}`, `${method} ${aliasOf(path)}`]);
    expect(new Set(places).size).toBe(2 * everyCall.length);
    // by their paths too: the browser knows no method of what it makes elsewhere
    const paths = new Set(everyCall.map(([, { path }]) => path));
    expect(new Set([...paths].map(aliasOf)).size).toBe(paths.size);
    expect([...paths].filter((path) => path.startsWith(ALIASES))).toEqual([]);
    expect(aliasOf('/visitor/v2/collection/productList')).toMatch(/^\/visitor\/v2\/c\/[0-9a-f]{8}$/);
  });

  test.each(everyCall)('%s: its example is valid', (_name, call) => {
    expect(call.input.safeParse(withIds(call.example)).error?.issues).toBeUndefined();
  });

  test.each(everyCall)('%s: says what it does, who may, and errors of the table once', (_name, call) => {
    expect(call.does).toMatch(/^\S.{8,}[^.]$/);
    expect(call.roles.length).toBeGreaterThan(0);
    expect(new Set(call.roles).size).toBe(call.roles.length);
    expect(call.errors.filter((error) => !Object.hasOwn(CODES, error))).toEqual([]);
    expect(
      call.errors.filter(
        (error, index) => call.errors.indexOf(error) !== index || EVERY_CALL.some((every) => every === error),
      ),
    ).toEqual([]);
  });

  test('that may be kept for all is open to anonymous callers and changes nothing', () => {
    const kept = everyCall.filter(([, call]) => call.cacheable);
    expect(kept.filter(([, call]) => !call.roles.includes('anonymous')).map(([name]) => name)).toEqual([]);
    expect(
      kept
        .map(([name]) => name)
        .filter((name) => /save|add|set|remove|create|update|log|register|send|validate/i.test(name)),
    ).toEqual([]);
  });

  test('is reached by its domain and verb', () => {
    expect(
      Object.entries(contract).flatMap(([domain, its]) =>
        Object.keys(its).filter((verb) => calls.has(`${domain}.${verb}`)),
      ).length,
    ).toBe(calls.size);
  });
});

describe('texts', () => {
  test('errors have a code of their own, a fitting status, and both languages with the same placeholders', () => {
    const codes = Object.values(CODES).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const wrong = Object.entries(CODES).filter(([, { code, status, zh, en }]) => {
      const fits = status >= 400 && status < 600 && Number(code) !== SUCCESS;
      return (
        !fits ||
        !isChinese(zh) ||
        isChinese(en) ||
        en.length === 0 ||
        String(placeholders(zh)) !== String(placeholders(en))
      );
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('rules have both languages with the same placeholders', () => {
    const wrong = Object.entries(RULES).filter(
      ([, [zh, en]]) =>
        !isChinese(zh) || isChinese(en) || en.length === 0 || String(placeholders(zh)) !== String(placeholders(en)),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('Chinese ones are punctuated in full width', () => {
    const all = [...Object.values(CODES).map(({ zh }) => zh), ...Object.values(RULES).map(([zh]) => zh)];
    expect(all.filter((text) => /\p{sc=Han}[,;:?!()]|[,;:?!]\p{sc=Han}/u.test(text))).toEqual([]);
  });

  test('the messages of the specification stand word for word (G30)', () => {
    expect([CODES.sessionExpired.code, CODES.sessionExpired.en]).toEqual([
      1003,
      'The login status has expired, please log in again.',
    ]);
    expect(CODES.accountUnknown.en).toBe('This email or phone is not registered, register now?');
    expect(CODES.passwordWrong.en).toBe('Password error.');
    expect(CODES.codeWrong.en).toBe('Verification code is wrong; enter the correct verification code.');
    expect(CODES.uploadLimit.en).toBe('Upload limit exceeded.');
    expect([CODES.postLimit.en, CODES.userExists.en, CODES.tokenFailed.en]).toEqual([
      'Your published News Feeds has reached the limit.',
      'This user already exists.',
      'Token failed to get, please get again.',
    ]);
    expect([
      RULES.number[1],
      RULES.format[1],
      RULES.email[1],
      RULES.categoriesThree[1],
      RULES.exhibitChosen[1],
      RULES.exhibitsSix[1],
    ]).toEqual([
      'Only numbers allowed',
      'Format error',
      'Mail format error',
      'Failed: product category cannot be more than 3.',
      'Select at least one exhibit',
      'At most six exhibits may be chosen',
    ]);
    expect([
      RULES.orderQuantity[1],
      RULES.emailOrMobile[1],
      RULES.passwordsDiffer[1],
      fill(RULES.hotspotsMax[1], { max: LIMITS.hotspotPointsMax }),
    ]).toEqual([
      'Amount should be less than 99999. Please enter a number.',
      'Please enter your correct email or mobile.',
      'The two passwords entered did not match.',
      'You can add up to 10 hotspots.',
    ]);
  });

  test('placeholders are filled with what there is, and what is missing is left to be seen', () => {
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
    const colleagues = '{count} {count|colleague waits|colleagues wait}';
    expect([0, 1, '1', 2, '1,001'].map((count) => fill(colleagues, { count }))).toEqual([
      '0 colleagues wait',
      '1 colleague waits',
      '1 colleague waits',
      '2 colleagues wait',
      '1,001 colleagues wait',
    ]);
    expect(fill(colleagues)).toBe(colleagues);
    expect(errorText('publicLimit', 'en', { max: 10 })).toBe('At most 10 exhibits may be visible to all buyers.');
    expect(ruleText('tooLong', 'zh', { max: 5 })).toBe('最多 5 个字符');
    expect([ruleText('noSuchRule', 'en'), isRule('toString')]).toEqual(['Format error', false]);
  });

  test('a missing translation falls back to the other language, and says so', () => {
    const [both, half] = [
      { zh: '展品', en: 'Exhibit' },
      { zh: '', en: 'Exhibit' },
    ];
    expect([inLang(both, 'zh'), inLang(half, 'zh'), shownLang(both, 'zh'), shownLang(half, 'zh')]).toEqual([
      '展品',
      'Exhibit',
      'zh',
      'en',
    ]);
    expect(['zh', 'en', 'fr', null].map(isLang)).toEqual([true, true, false, false]);
    const t = translator(texts({ hello: ['你好，{name}', 'Hello {name}'] }), 'en');
    expect(t('hello', { name: 'Ann' })).toBe('Hello Ann');
  });
});

describe('fields', () => {
  const takes = (schema: z.ZodType, values: unknown[]): boolean[] =>
    values.map((value) => schema.safeParse(value).success);

  test('ids are alphanumeric, 10 to 40 of them', () => {
    expect(
      takes(id('product'), [
        'a'.repeat(9),
        'a'.repeat(10),
        'a'.repeat(40),
        'a'.repeat(41),
        'abcdefghi-',
        'abcdefghij\n',
        ['abcdefghij'],
        null,
      ]),
    ).toEqual([false, true, true, false, false, false, false, false]);
  });

  test('a text loses the signs that nobody sees, and keeps those that scripts and emoji need', () => {
    expect(text(40).parse('\uFEFF草铵\u200B膦\u202Egpj.exe ')).toBe('草铵膦gpj.exe');
    expect(text(40).parse('👨\u200D🌾 می\u200Cخواهم')).toBe('👨\u200D🌾 می\u200Cخواهم');
  });

  test('e-mails are trimmed and lower-cased, phones and web addresses are what they look like', () => {
    expect(email.parse('  Buyer@Fair.Example ')).toBe('buyer@fair.example');
    expect(takes(phone, ['', '1380', '+86 138-0000', '138', 'abc', '12;34'])).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(takes(phone, ['(0571) 8888-1000', '0571-8888 1000 转 806', '+86 571 8888 1000 ext. 12', '806 转'])).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(phone.parse('０５７１－８８８８')).toBe('0571-8888');
    expect(
      takes(webAddress, [
        '',
        'fair.example',
        'https://fair.example/a?b=c',
        'javascript:alert(1)',
        'data:text/html,x',
        '//fair.example',
        'ftp://fair.example',
        'fair',
      ]),
    ).toEqual([true, true, true, false, false, false, false, false]);
  });

  test('pages have bounds and defaults', () => {
    expect(page.parse({})).toEqual({ pageNum: 1, pageSize: 24 });
    expect(
      takes(page, [
        { pageSize: 100 },
        { pageSize: 101 },
        { pageSize: 0 },
        { pageNum: 0 },
        { pageNum: 1.5 },
        { pageSize: '10' },
      ]),
    ).toEqual([true, false, false, false, false, false]);
  });

  test('errors name field, rule and text', () => {
    const given = { productId: 'x', unit: '', quantity: 99_999 };
    const parsed = contract.order.create.input.safeParse(given);
    expect(
      fieldErrors(parsed.error ?? new z.ZodError([]), given, 'en').map(({ field, rule }) => [field, rule]),
    ).toEqual([
      ['productId', 'format'],
      ['quantity', 'orderQuantity'],
      ['unit', 'required'],
    ]);
  });
});

describe('the client', () => {
  const call = contract.account.infoByToken;
  const failure = (status: number, body: unknown): CallFailed | null => {
    try {
      openEnvelope(call, status, body);
      return null;
    } catch (error) {
      if (error instanceof CallFailed) return error;
      throw error;
    }
  };

  test('takes for success what the specification lists', () => {
    for (const body of [
      { code: 1000, data: 7 },
      { code: '0000', data: 7 },
      { code: '1000', data: 7 },
      { 'app-token': 'x', data: 7 },
      { status: 'OK', data: 7 },
    ])
      expect(openEnvelope(call, 200, body)).toBe(7);
  });

  test('throws everything else with its name, text and fields', () => {
    const failed = failure(400, {
      code: 4000,
      message: 'no',
      data: { fields: [{ field: 'a', rule: 'required', message: 'b' }] },
    });
    expect([failed?.error, failed?.message, failed?.fields]).toEqual([
      'badInput',
      'no',
      [{ field: 'a', rule: 'required', message: 'b' }],
    ]);
    expect(failure(401, { code: 401, msg: 'log in' })?.message).toBe('log in');
    expect(failure(502, '<html>')?.error).toBe('server');
    expect(failure(400, { code: 9999, message: 'later', data: 'odd' })).toMatchObject({ error: null, fields: [] });
  });

  test('puts the context beside the input, the token into the header only', async () => {
    const context = () =>
      ({ languageType: 'en', exhibitionId: 'x', appId: 'y', terminal: 'PC', subjectType: '' }) as const;
    const caller = { base: '/base', context, token: () => 'fb_secret' };
    const post = requestOf(contract.product.browse, { keyword: 'a' }, caller);
    expect([
      post.url,
      post.init.headers,
      JSON.parse(typeof post.init.body === 'string' ? post.init.body : 'null'),
    ]).toEqual([
      '/base/visitor/v2/product/browse/all/list',
      { authorization: 'fb_secret', 'content-type': 'application/json' },
      { ...context(), keyword: 'a' },
    ]);
    const get = requestOf(contract.account.info, {}, caller);
    expect([
      get.init.method,
      get.url.includes('fb_secret'),
      get.url.startsWith('/base/visitor/v2/getInfo?languageType=en'),
    ]).toEqual(['GET', false, true]);
    const api = httpClient({ ...caller, fetch: async () => new Response('{"code":1000,"data":{"done":true}}') });
    expect(await api(contract.account.logOff, {})).toEqual({ done: true });
  });
});

test('callers are admitted by kind, registration and admin flag', () => {
  const none = { accountId: '', sessionId: '' };
  const visitor = (registered: boolean): Caller => ({
    kind: 'visitor',
    ...none,
    visitorId: '',
    registered,
    approved: false,
    pool: [],
  });
  const employee = (admin: boolean): Caller => ({ kind: 'exhibitor', ...none, employeeId: '', exhibitorId: '', admin });
  const callers: Caller[] = [
    { kind: 'anonymous' },
    visitor(false),
    visitor(true),
    employee(false),
    employee(true),
    ...STAFF_ROLES.map((role): Caller => ({ kind: 'organizer', ...none, staffId: '', role })),
  ];
  expect(ROLES.map((who) => callers.map((caller) => Number(can([who], caller))).join(''))).toEqual([
    '100000000',
    '011000000',
    '001000000',
    '000110000',
    '000010000',
    '000001111',
    '000001000',
    '000001100',
    '000001010',
    '000001001',
  ]);
});
