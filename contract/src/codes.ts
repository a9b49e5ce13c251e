import { fill, type Lang } from './text.ts';

type Code = { code: number; status: number; zh: string; en: string };

/**
 * Every error a call may answer: public code, HTTP status, text in both languages (ruling 1.4).
 * Codes of section 8 of the specification keep their numbers (401, 1003); the others are grouped by the first digit:
 * 2 account, 3 showcase and leads, 4 the request, 5 the server.
 */
export const CODES = {
  notSignedIn: { code: 401, status: 401, zh: '请先登录', en: 'Please log in first.' },
  sessionExpired: {
    code: 1003,
    status: 401,
    zh: '登录状态已过期，请重新登录',
    en: 'The login status has expired, please log in again.',
  },
  accountUnknown: {
    code: 2001,
    status: 400,
    zh: '该邮箱或手机号尚未注册，是否立即注册？',
    en: 'This email or phone is not registered, register now?',
  },
  passwordWrong: { code: 2002, status: 400, zh: '密码错误', en: 'Password error.' },
  codeWrong: {
    code: 2003,
    status: 400,
    zh: '验证码错误，请输入正确的验证码',
    en: 'Verification code is wrong; enter the correct verification code.',
  },
  accountTaken: {
    code: 2004,
    status: 409,
    zh: '该邮箱或手机号已存在，请重新输入；账号已存在时请返回登录或使用“忘记密码”',
    en: 'Mailbox or mobile already exists, please enter again; if the account is yours, return to login or use Forgot password.',
  },
  passwordMissing: {
    code: 2007,
    status: 409,
    zh: '该账号尚未设置密码，即将前往设置密码',
    en: 'This account has no password yet; you will be taken to set one.',
  },
  exhibitorMissing: {
    code: 2008,
    status: 403,
    zh: '没有找到展商账号，请联系贵公司管理员',
    en: 'No exhibitor account was found; please contact your company administrator.',
  },
  employeeUnbound: {
    code: 2009,
    status: 403,
    zh: '您尚未绑定展商，请联系管理员添加子账号',
    en: 'You are not bound to an exhibitor; ask the administrator to add a sub-account.',
  },
  exhibitorSideClosed: {
    code: 2010,
    status: 403,
    zh: '展商端暂未开放，开放时将以邮件通知您',
    en: 'The exhibitor side is not open yet; an e-mail will announce the opening.',
  },
  stepNotOpen: {
    code: 2012,
    status: 409,
    zh: '请先完成当前的注册步骤',
    en: 'Please finish the current registration step first.',
  },
  registrationUnfinished: {
    code: 2013,
    status: 403,
    zh: '请先完成观众注册',
    en: 'Please complete your visitor registration first.',
  },
  codeTooSoon: {
    code: 2014,
    status: 429,
    zh: '验证码发送过于频繁，请 {seconds} 秒后再试',
    en: 'Codes are sent too often; please try again in {seconds} seconds.',
  },
  tooManyTries: {
    code: 2015,
    status: 429,
    zh: '尝试次数过多，请稍后再试',
    en: 'Too many tries; please wait a while.',
  },
  publicLimit: {
    code: 3001,
    status: 409,
    zh: '对所有买家可见的展品最多 {max} 件',
    en: 'At most {max} exhibits may be visible to all buyers.',
  },
  productTips: {
    code: 3002,
    status: 403,
    zh: '该展品仅对部分买家开放，请先联系展商',
    en: 'This exhibit is open to selected buyers only; please contact the exhibitor first.',
  },
  editConflict: {
    code: 3003,
    status: 409,
    zh: '内容已被他人修改，请刷新后再试',
    en: 'Somebody else has changed this meanwhile; please reload and try again.',
  },
  pictureKind: { code: 3101, status: 415, zh: '仅支持 {kinds} 图片', en: 'Only {kinds} pictures are accepted.' },
  pictureBroken: {
    code: 3102,
    status: 400,
    zh: '图片已损坏，无法读取',
    en: 'The picture is damaged and cannot be read.',
  },
  pictureSmall: {
    code: 3103,
    status: 400,
    zh: '图片尺寸至少为 {width}×{height} 像素',
    en: 'The picture must be at least {width} by {height} pixels.',
  },
  pictureLarge: {
    code: 3104,
    status: 413,
    zh: '图片不能超过 {megabytes} MB',
    en: 'A picture may have at most {megabytes} MB.',
  },
  picturePixels: { code: 3105, status: 413, zh: '图片像素过大', en: 'The picture has too many pixels.' },
  uploadLimit: { code: 3106, status: 429, zh: '超出上传数量限制', en: 'Upload limit exceeded.' },
  badInput: {
    code: 4000,
    status: 400,
    zh: '提交的内容有误，请检查',
    en: 'Some of what was sent is not valid; please check.',
  },
  malformed: { code: 4001, status: 400, zh: '请求内容无法读取', en: 'The request cannot be read.' },
  notAllowed: { code: 4030, status: 403, zh: '没有权限', en: 'You are not allowed to do this.' },
  notFound: {
    code: 4040,
    status: 404,
    zh: '内容不存在或已下线',
    en: 'There is no such thing here, or it is no longer available.',
  },
  conflict: {
    code: 4090,
    status: 409,
    zh: '操作冲突，请刷新后再试',
    en: 'This conflicts with something else; please reload and try again.',
  },
  tooLarge: { code: 4130, status: 413, zh: '提交的内容过大', en: 'What was sent is too large.' },
  wrongType: { code: 4150, status: 415, zh: '不支持的内容类型', en: 'This content type is not supported.' },
  tooMany: { code: 4290, status: 429, zh: '请求过于频繁，请稍后再试', en: 'Too many requests; please wait a while.' },
  server: {
    code: 5000,
    status: 500,
    zh: '服务器出错了，请稍后再试',
    en: 'Something went wrong on the server; please try again later.',
  },
  unavailable: {
    code: 5030,
    status: 503,
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is not available for the moment; please try again later.',
  },
} as const satisfies Record<string, Code>;

export type ErrorName = keyof typeof CODES;
export const SUCCESS = 1000;

/** The user's text of an error; `{name}` placeholders are filled from `values`. */
export function errorText(name: ErrorName, lang: Lang, values: Record<string, string | number> = {}): string {
  return fill(CODES[name][lang], values);
}

/** Errors every call may answer, beside those it declares itself. */
export const EVERY_CALL = [
  'badInput',
  'malformed',
  'tooLarge',
  'wrongType',
  'tooMany',
  'server',
  'unavailable',
] as const satisfies readonly ErrorName[];
