import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CallFailed } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';
import { writeSettings } from '../src/domains/exhibition/settings.queries.ts';
import { drawnFileRow } from '../../demo/factories/factories.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { codeFor, wrongOf } from './codes.ts';
import { passOf } from './passes.ts';
import { openTestPortal, type Person, type TestPortal } from './portal.ts';
import { newAddress, newClient } from './strangers.ts';
import { makeAccount, makeEmployee, makeExhibitor, makeVisitor, PASSWORD, type Visitor } from './world.ts';

const { account, visitor, vip, order, preregistration, upload } = contract;
const CONSENT = { accepted: true, version: '2026-01', language: 'zh' as const };
const TWICE = { password: 'Field2026', confirmPassword: 'Field2026' };
const ID_NUMBER = '11010519491231002X';

let portal: TestPortal;
beforeAll(async () => {
  // a real-name provider that nobody answers for
  portal = await openTestPortal({ REAL_NAME_URL: 'http://127.0.0.1:9/check' });
});
afterAll(() => portal.close());

const registration = (email: string, code = '000000') => ({ email, code, ...TWICE, consent: CONSENT });
const application = (over: object) => ({
  ...vip.insert.example,
  passportPhoto: 'notthere00000',
  avatarPhoto: 'notthere00001',
  ...over,
});

/** How each message of section 8 comes about: a person in one language makes a call that is refused. */
type Way = (person: Person) => Promise<unknown>;
const asVisitor =
  (ask: (own: Visitor, call: ReturnType<TestPortal['as']>, lang: Lang) => Promise<unknown>, given = {}): Way =>
  async ({ lang = 'zh' }) => {
    const own = await makeVisitor(portal, { name: '陈一', ...given });
    return ask(own, portal.as({ ...own, lang }), lang);
  };
const checkedLogOn = async (person: Person, email: string, password: string, type: 'vis' | 'actor' = 'vis') =>
  portal.as(person)(account.logOn, {
    account: email,
    password,
    type,
    humanCheck: await passOf(portal, person, 'login', email),
  });

const MESSAGES: readonly [zh: string, en: string, way: Way][] = [
  [
    '两次输入的密码不一致',
    'The two passwords entered did not match.',
    (person) => portal.as(person)(account.register, { ...registration(newAddress()), confirmPassword: 'Field2027' }),
  ],
  [
    '请输入正确的邮箱或手机号',
    'Please enter your correct email or mobile.',
    (person) => portal.as(person)(account.logOn, { account: 'nobody', password: PASSWORD }),
  ],
  [
    '该邮箱或手机号已存在，请重新输入；该账号已存在，请返回登录或使用“忘记密码”',
    'Mailbox or mobile already exists, please enter again; the account already exists, return to login or use Forgot password.',
    async (person) => {
      const email = newAddress();
      const code = await codeFor(portal, email);
      await makeAccount(portal, { email });
      return portal.as(person)(account.register, registration(email, code));
    },
  ],
  [
    '该邮箱或手机号尚未注册，是否立即注册？',
    'This email or phone is not registered, register now?',
    (person) => checkedLogOn(person, newAddress(), PASSWORD),
  ],
  [
    '验证码错误，请输入正确的验证码',
    'Verification code is wrong; enter the correct verification code.',
    async (person) => {
      const email = newAddress();
      return portal.as(person)(account.register, registration(email, wrongOf(await codeFor(portal, email))));
    },
  ],
  [
    '该用户已存在',
    'This user already exists.',
    asVisitor(async (_own, call) => {
      const colleague = { ...preregistration.save.example, email: newAddress() };
      await call(preregistration.save, colleague);
      return call(preregistration.save, colleague);
    }),
  ],
  [
    '密码错误',
    'Password error.',
    async (person) => {
      const { email } = await makeVisitor(portal);
      return portal.as(person)(account.logOn, { account: email, password: 'Wrong2026' });
    },
  ],
  [
    '令牌获取失败，请重新获取',
    'Token failed to get, please get again.',
    (person) => portal.as(person)(account.setPasswordByToken, { token: 'forged', ...TWICE }),
  ],
  [
    '您输入的姓名与身份证号不一致',
    'The name you entered is inconsistent with the ID number.',
    asVisitor((_own, call) => call(visitor.certify, { name: '王五', idNumber: ID_NUMBER })),
  ],
  [
    '身份证号码错误',
    'Wrong ID number.',
    asVisitor((_own, call) => call(visitor.certify, { name: '陈一', idNumber: '110105194912310021' })),
  ],
  [
    '实名认证失败',
    'Certificate failure (real-name verification).',
    asVisitor((_own, call) => call(visitor.certify, { name: '陈一', idNumber: ID_NUMBER })),
  ],
  [
    '手机区号不能为空',
    'Mobile area code cannot be empty',
    (person) => portal.as(person)(account.sendSmsCode, { areaCode: '', mobile: '13800138000' }),
  ],
  [
    '只能输入非中文字符',
    'Only non-Chinese characters can be entered',
    asVisitor((_own, call) => call(vip.insert, application({ name: '陈一' }))),
  ],
  [
    '电话格式错误',
    'Phone format error',
    asVisitor((_own, call) => call(visitor.completePerson, { ...visitor.completePerson.example, mobile: 'call me' })),
  ],
  [
    '传真格式错误',
    'Fax format error',
    asVisitor((_own, call) => call(visitor.completeCompany, { ...visitor.completeCompany.example, fax: 'none' })),
  ],
  ['邮箱格式错误', 'Mail format error', (person) => portal.as(person)(account.sendEmailCode, { email: 'no mail' })],
  [
    '登录状态已过期，请重新登录',
    'The login status has expired, please log in again.',
    (person) => portal.as({ ...person, token: 'fb_of-another-time' })(account.info, {}),
  ],
  [
    '超出上传数量限制',
    'Upload limit exceeded.',
    asVisitor(async (own, _call, lang) => {
      const row = drawnFileRow(portal.ctx.exhibition.id, own.visitorId, {}, { width: 300, height: 300 });
      await insertRows(portal.ctx.db, 'file', [{ ...row, use: 'avatar', bytes: LIMITS.visitorFileBytesMax }]);
      const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0f5b3e' } })
        .png()
        .toBuffer();
      const { body, status } = await portal.send(upload.stream, { use: 'avatar' }, { ...own, lang }, { bytes });
      throw new CallFailed(body.code, status, body.message, {});
    }),
  ],
  [
    '胸卡号为空，请输入正确的护照号',
    'Chest card number is empty. Please enter the correct passport number.',
    asVisitor((_own, call) => call(vip.insert, application({ passportNumber: '' }))),
  ],
  [
    '至少需要绑定一个账号（邮箱或手机号）',
    'At least one account (e-mail or mobile) must stay bound.',
    asVisitor((_own, call) => call(account.unbindAddress, { kind: 'email', proof: { password: PASSWORD } })),
  ],
  [
    '数量应小于 99999，请输入数字',
    'Amount should be less than 99999. Please enter a number.',
    asVisitor((_own, call) =>
      call(order.create, { ...order.create.example, productId: 'notthere00000', quantity: 99_999 }),
    ),
  ],
  [
    '请先完成观众注册',
    'Please complete your visitor registration first.',
    asVisitor((_own, call) => call(vip.get, {}), { complete_exhibition_registration: false }),
  ],
  ['请先登录', 'Please log in first.', (person) => portal.as(person)(account.info, {})],
  [
    '展商端暂未开放，开放时将以邮件通知您',
    'The exhibitor side is not open yet; an e-mail will announce the opening.',
    async (person) => {
      const { email } = await makeEmployee(portal, await makeExhibitor(portal));
      const switched = async (disabled: boolean) => {
        await writeSettings(portal.ctx, { exhibitorDisabled: disabled });
        await portal.portal.services.directory.load();
      };
      await switched(true);
      try {
        return await portal.as(person)(account.logOn, { account: email, password: PASSWORD, type: 'actor' });
      } finally {
        await switched(false);
      }
    },
  ],
  [
    '没有找到展商账号，请联系贵公司管理员',
    'No exhibitor account was found; please contact your company administrator.',
    (person) => checkedLogOn(person, newAddress(), PASSWORD, 'actor'),
  ],
  [
    '您尚未绑定展商，请联系管理员添加子账号',
    'You are not bound to an exhibitor; ask the administrator to add a sub-account.',
    async (person) => {
      const { email } = await makeVisitor(portal);
      return portal.as(person)(account.logOn, { account: email, password: PASSWORD, type: 'actor' });
    },
  ],
  [
    '该账号尚未设置密码，即将前往设置密码',
    'This account has no password yet; you will be taken to set one.',
    async (person) => {
      const { email } = await makeAccount(portal, { password_hash: null });
      return checkedLogOn(person, email ?? '', PASSWORD);
    },
  ],
];

/** What the person reads: the message of the refusal, or the one at its first field. */
async function said(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof CallFailed) return error.fields[0]?.message ?? error.message;
    throw error;
  }
  return '';
}

test.for(MESSAGES)('%s', async ([zh, en, way]) => {
  const texts: Record<Lang, string> = { zh: '', en: '' };
  for (const lang of LANGS) texts[lang] = await said(way(newClient({ lang })));
  expect(texts).toEqual({ zh, en });
});
