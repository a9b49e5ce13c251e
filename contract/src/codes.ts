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
  userExists: { code: 2005, status: 409, zh: '该用户已存在', en: 'This user already exists.' },
  invitationCodeWrong: { code: 2006, status: 400, zh: '邀请码错误', en: 'Invitation code error.' },
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
  tokenFailed: {
    code: 2011,
    status: 400,
    zh: '令牌获取失败，请重新获取',
    en: 'Token failed to get, please get again.',
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
  humanCheckNeeded: {
    code: 2016,
    status: 403,
    zh: '请先完成滑块验证',
    en: 'Please complete the slider check first.',
  },
  humanCheckFailed: {
    code: 2017,
    status: 400,
    zh: '验证未通过，请重试',
    en: 'The check was not passed; please try again.',
  },
  humanCheckExpired: {
    code: 2018,
    status: 400,
    zh: '验证已过期，请刷新后重试',
    en: 'The check has expired; please load a new one.',
  },
  linkInvalid: { code: 2019, status: 400, zh: '链接无效或已过期', en: 'This link is not valid or has expired.' },
  identityMismatch: {
    code: 2020,
    status: 400,
    zh: '您输入的姓名与身份证号不一致',
    en: 'The name you entered is inconsistent with the ID number.',
  },
  lastAddress: {
    code: 2021,
    status: 409,
    zh: '至少需要绑定一个账号（邮箱或手机号）',
    en: 'At least one account (e-mail or mobile) must stay bound.',
  },
  qrExpired: {
    code: 2022,
    status: 409,
    zh: '二维码已过期，请刷新后重新扫描',
    en: 'This QR code has expired; please load a new one.',
  },
  qrUsed: {
    code: 2023,
    status: 409,
    zh: '二维码已被使用，请刷新后重新扫描',
    en: 'This QR code was already used; please load a new one.',
  },
  qrRefused: { code: 2024, status: 409, zh: '已在手机上拒绝登录', en: 'The log-in was refused on the phone.' },
  exhibitorCodeWrong: {
    code: 2025,
    status: 400,
    zh: '展商代码错误',
    en: 'The exhibitor code is wrong.',
  },
  alreadyBound: {
    code: 2026,
    status: 409,
    zh: '您已绑定展商',
    en: 'You are already bound to an exhibitor.',
  },
  certificateFailed: {
    code: 2027,
    status: 400,
    zh: '实名认证失败',
    en: 'Certificate failure (real-name verification).',
  },
  proofMissing: {
    code: 2028,
    status: 403,
    zh: '请先输入当前密码或验证码以确认是您本人',
    en: 'Please confirm with your current password or a code that this is you.',
  },
  passwordPresent: {
    code: 2029,
    status: 409,
    zh: '该账号已设置密码，请使用“修改密码”',
    en: 'This account has a password already; please use Change password.',
  },
  accountSuspended: {
    code: 2030,
    status: 403,
    zh: '您在本届展会的账号已被主办方停用',
    en: 'The organizer has suspended your account at this fair.',
  },
  questionAnswered: {
    code: 2031,
    status: 409,
    zh: '此题已有 {count} 人作答，题型不能再改；请停用此题并新建一题',
    en: 'The kind of an answered question cannot change (answers so far: {count}); retire it and make a new one.',
  },
  questionsChanged: {
    code: 2032,
    status: 409,
    zh: '主办方刚刚修改了问卷。您的回答已保留，请核对后重新提交',
    en: 'The organizer has just changed the questions. Your answers are kept; please check them and send again.',
  },
  secondStep: {
    code: 2034,
    status: 403,
    zh: '请输入发送到 {sentTo} 的验证码以完成登录',
    en: 'Enter the code sent to {sentTo} to finish logging in.',
  },
  lastOwner: {
    code: 2041,
    status: 409,
    zh: '至少需要保留一位负责人',
    en: 'At least one owner must stay.',
  },
  registrationOpen: {
    code: 2042,
    status: 409,
    zh: '有观众尚未完成注册，不能审核',
    en: 'A visitor who has not completed the registration cannot be reviewed.',
  },
  vipPending: {
    code: 2051,
    status: 409,
    zh: '您的 VIP 申请正在审核中，请耐心等待',
    en: 'Your VIP application is being reviewed; please wait.',
  },
  vipPassed: {
    code: 2052,
    status: 409,
    zh: '您的 VIP 申请已通过，无需重复申请',
    en: 'Your VIP application has passed already.',
  },
  vipNotPassed: {
    code: 2053,
    status: 409,
    zh: 'VIP 申请通过后才能下载邀请函',
    en: 'The letter of invitation is ready once your VIP application has passed.',
  },
  vipDecided: {
    code: 2054,
    status: 409,
    zh: '其中有申请已被审核，请刷新后重试',
    en: 'One of these applications has been decided already; please reload.',
  },
  voucherNotReady: {
    code: 2055,
    status: 409,
    zh: '注册审核通过后才能使用胸卡和确认函',
    en: 'Badge and confirmation are ready once your registration is approved.',
  },
  colleagueNotConfirmed: {
    code: 2056,
    status: 409,
    zh: '同事通过邮件确认后才能下载其胸卡和确认函',
    en: 'Badge and confirmation of a colleague are ready once he or she has confirmed by e-mail.',
  },
  colleagueLimit: {
    code: 2057,
    status: 409,
    zh: '最多可为 {max} 位同事预登记',
    en: 'You can pre-register at most {max} colleagues.',
  },
  confirmationSentToday: {
    code: 2058,
    status: 409,
    zh: '今天已发送过确认邮件，请明天再试',
    en: 'A confirmation was sent to this address today; please try again tomorrow.',
  },
  lastAdmin: {
    code: 2071,
    status: 409,
    zh: '至少需要保留一位已启用的管理员，请先将其他同事设为管理员',
    en: 'At least one active administrator must stay; please make a colleague administrator first.',
  },
  employeeLimit: {
    code: 2072,
    status: 409,
    zh: '每家公司最多 {max} 个员工账号，请先为已离开的同事办理离职',
    en: 'A company may have at most {max} employee accounts; please end those of colleagues who have left.',
  },
  ownResignation: {
    code: 2073,
    status: 409,
    zh: '不能为自己办理离职，请由其他管理员操作',
    en: 'You cannot end your own account here; please ask another administrator.',
  },
  employeeInvitationLimit: {
    code: 2074,
    status: 429,
    zh: '今天发送的邀请邮件已达上限，请明天再试',
    en: 'Today no more invitations can be sent there; please try again tomorrow.',
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
  hotspotSceneLimit: {
    code: 3011,
    status: 409,
    zh: '最多可创建 {max} 个热点展示',
    en: 'You can have at most {max} showcases.',
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
  pictureTiny: {
    code: 3107,
    status: 400,
    zh: '图片不能小于 {kilobytes} KB',
    en: 'The picture must be at least {kilobytes} KB.',
  },
  pictureGrey: {
    code: 3108,
    status: 400,
    zh: '请上传彩色照片',
    en: 'Please upload a photo in colour.',
  },
  uploadLimit: { code: 3106, status: 429, zh: '超出上传数量限制', en: 'Upload limit exceeded.' },
  videoKind: { code: 3111, status: 415, zh: '仅支持 {kinds} 视频', en: 'Only {kinds} videos are accepted.' },
  videoBroken: {
    code: 3112,
    status: 400,
    zh: '视频已损坏，或其编码无法读取',
    en: 'The video is damaged, or coded in a way that cannot be read.',
  },
  videoLarge: {
    code: 3113,
    status: 413,
    zh: '视频不能超过 {megabytes} MB',
    en: 'A video may have at most {megabytes} MB.',
  },
  videoLong: {
    code: 3114,
    status: 400,
    zh: '视频不能超过 {minutes} 分钟',
    en: 'A video may last at most {minutes} minutes.',
  },
  videoPixels: {
    code: 3115,
    status: 400,
    zh: '视频画面的宽和高须在 {least} 到 {most} 像素之间',
    en: 'The picture of the video must be between {least} and {most} pixels wide and high.',
  },
  videoUnfinished: {
    code: 3116,
    status: 429,
    zh: '最多同时上传 {max} 个视频，请等其中一个完成或取消后再试',
    en: 'At most {max} videos can be uploaded at a time; let one finish or cancel it first.',
  },
  videoUnavailable: {
    code: 3117,
    status: 503,
    zh: '本站尚未开通视频上传，请联系主办方',
    en: 'Videos are not set up on this site; please contact the organizer.',
  },
  sheetKind: {
    code: 3201,
    status: 415,
    zh: '请上传 Excel（.xlsx）文件',
    en: 'Please upload an Excel (.xlsx) file.',
  },
  sheetLarge: {
    code: 3202,
    status: 413,
    zh: '表格过大，请拆分后再上传',
    en: 'The spreadsheet is too large; please split it and upload the parts.',
  },
  sheetColumns: {
    code: 3203,
    status: 400,
    zh: '表格缺少以下列：{columns}',
    en: 'The spreadsheet lacks these columns: {columns}.',
  },
  sheetRows: {
    code: 3204,
    status: 400,
    zh: '表格没有数据，或超过 {max} 行',
    en: 'The spreadsheet holds no rows, or more than {max}.',
  },
  importRunning: {
    code: 3205,
    status: 409,
    zh: '贵公司有一份表格正在导入，请等待完成或取消后再上传',
    en: 'Your company has an import under way; please wait for it or cancel it first.',
  },
  importNotReady: {
    code: 3206,
    status: 409,
    zh: '这份表格不能导入：尚未检查完毕、含有错误，或已经处理',
    en: 'This spreadsheet cannot be imported: it is still being checked, has errors, or was dealt with already.',
  },
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
