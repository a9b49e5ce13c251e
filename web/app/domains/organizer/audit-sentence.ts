import { AUDIT_ACTS, type AuditAct } from '@fairbridge/contract/organizer/audit.acts.ts';
import type { AuditEntry } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';

/** A piece of a sentence: plain words, whoever acted, or what it was done to. */
export type SentencePart = { kind: 'words' | 'who' | 'object'; text: string };
/** One thing that was changed, in words: `{ name: '原因', value: '资料不完整' }`. */
export type AuditDetail = { name: string; value: string };

/** How each act is told; an act without a sentence of its own is told by its name in the contract's table. */
const SENTENCES: Readonly<Partial<Record<string, Bilingual>>> = {
  'organizer.logOn': { zh: '{who} 登录了控制台', en: '{who} logged in to the console' },
  'organizer.codeSent': {
    zh: '{who} 输入了正确的密码，验证码已发送',
    en: '{who} gave the right password and was sent a code',
  },
  'organizer.logOnRefused': { zh: '{who} 尝试登录控制台，被拒绝', en: '{who} was refused at the log-in' },
  'staff.add': { zh: '{who} 添加了工作人员 {object}', en: '{who} added {object} to the staff' },
  'staff.change': { zh: '{who} 修改了工作人员 {object}', en: '{who} changed the member of staff {object}' },
  'staff.remove': { zh: '{who} 移除了工作人员 {object}', en: '{who} removed {object} from the staff' },
  'staff.address': { zh: '{who} 修改了自己的登录邮箱或手机号', en: '{who} changed the own e-mail or mobile' },
  'staff.takeBack': {
    zh: '{who} 撤回了登录邮箱或手机号的修改',
    en: '{who} took back a change of e-mail or mobile',
  },
  'staff.appSet': { zh: '{who} 绑定了验证器应用', en: '{who} set an authenticator app up' },
  'staff.appReplaced': { zh: '{who} 更换了验证器应用', en: '{who} replaced the authenticator app' },
  'staff.appRemoved': { zh: '{who} 移除了验证器应用', en: '{who} took the authenticator app off' },
  'staff.appReset': {
    zh: '{who} 移除了 {object} 的验证器应用',
    en: '{who} took the authenticator app of {object} off',
  },
  'staff.recoveryCodes': { zh: '{who} 重新生成了恢复码', en: '{who} made new recovery codes' },
  'settings.save': { zh: '{who} 修改了展会设置', en: '{who} changed the settings of the fair' },
  'exhibitor.add': { zh: '{who} 添加了展商 {object}', en: '{who} added the exhibitor {object}' },
  'exhibitor.change': { zh: '{who} 修改了展商 {object}', en: '{who} changed the exhibitor {object}' },
  'exhibitor.disable': { zh: '{who} 停用了展商 {object}', en: '{who} disabled the exhibitor {object}' },
  'exhibitor.enable': { zh: '{who} 启用了展商 {object}', en: '{who} enabled the exhibitor {object}' },
  'exhibitor.invite': {
    zh: '{who} 邀请了展商 {object} 的管理员',
    en: '{who} invited an administrator of {object}',
  },
  'exhibitor.withdraw': {
    zh: '{who} 撤回了对展商 {object} 管理员的邀请',
    en: '{who} withdrew the invitation of an administrator of {object}',
  },
  'question.create': { zh: '{who} 新建了问卷题目“{object}”', en: '{who} made the question “{object}”' },
  'question.change': { zh: '{who} 修改了问卷题目“{object}”', en: '{who} changed the question “{object}”' },
  'question.sort': { zh: '{who} 调整了问卷题目的顺序', en: '{who} put the questions in another order' },
  'question.remove': {
    zh: '{who} 删除或停用了问卷题目“{object}”',
    en: '{who} deleted or retired the question “{object}”',
  },
  'compliance.create': { zh: '{who} 添加了“{object}”的合规规则', en: '{who} added a compliance rule on “{object}”' },
  'compliance.change': { zh: '{who} 修改了“{object}”的合规规则', en: '{who} changed a compliance rule on “{object}”' },
  'compliance.remove': { zh: '{who} 删除了“{object}”的合规规则', en: '{who} deleted a compliance rule on “{object}”' },
  'compliance.import': { zh: '{who} 导入了合规规则', en: '{who} imported compliance rules' },
  'colleague.approve': {
    zh: '{who} 审核通过了团体预登记的同事 {object}',
    en: '{who} approved the pre-registered colleague {object}',
  },
  'colleague.refuse': {
    zh: '{who} 未通过团体预登记的同事 {object} 的审核',
    en: '{who} did not approve the pre-registered colleague {object}',
  },
  'vip.pass': { zh: '{who} 通过了 {object} 的 VIP 申请', en: '{who} passed the VIP application of {object}' },
  'vip.fail': { zh: '{who} 未通过 {object} 的 VIP 申请', en: '{who} did not pass the VIP application of {object}' },
  'badge.revoke': { zh: '{who} 作废了 {object} 的胸卡', en: '{who} revoked the badge of {object}' },
  'visitor.approve': { zh: '{who} 审核通过了观众 {object}', en: '{who} approved the visitor {object}' },
  'visitor.refuse': { zh: '{who} 未通过观众 {object} 的审核', en: '{who} did not approve the visitor {object}' },
  'visitor.suspend': { zh: '{who} 停用了观众 {object}', en: '{who} suspended the visitor {object}' },
  'visitor.restore': { zh: '{who} 恢复了观众 {object}', en: '{who} restored the visitor {object}' },
  'searchTerm.block': { zh: '{who} 屏蔽了热搜词“{object}”', en: '{who} blocked the search term “{object}”' },
  'searchTerm.unblock': { zh: '{who} 取消屏蔽了热搜词“{object}”', en: '{who} unblocked the search term “{object}”' },
  'announcement.create': { zh: '{who} 新建了公告“{object}”', en: '{who} wrote the announcement “{object}”' },
  'announcement.change': { zh: '{who} 修改了公告“{object}”', en: '{who} changed the announcement “{object}”' },
  'announcement.send': { zh: '{who} 发送了公告“{object}”', en: '{who} sent the announcement “{object}”' },
  'announcement.schedule': {
    zh: '{who} 设定了公告“{object}”的发送时间',
    en: '{who} scheduled the announcement “{object}”',
  },
  'announcement.cancel': {
    zh: '{who} 取消了公告“{object}”的定时发送',
    en: '{who} called off the announcement “{object}”',
  },
  'announcement.takeBack': { zh: '{who} 撤回了公告“{object}”', en: '{who} took back the announcement “{object}”' },
  'announcement.remove': { zh: '{who} 删除了公告草稿“{object}”', en: '{who} deleted the draft “{object}”' },
  'announcement.copy': { zh: '{who} 复制了公告“{object}”', en: '{who} copied the announcement “{object}”' },
  'post.publish': { zh: '{who} 发布了商圈动态“{object}”', en: '{who} published the post “{object}”' },
  'post.refuse': { zh: '{who} 未通过商圈动态“{object}”', en: '{who} refused the post “{object}”' },
  'post.remove': { zh: '{who} 下架了商圈动态“{object}”', en: '{who} removed the post “{object}”' },
  'post.restore': { zh: '{who} 恢复了商圈动态“{object}”', en: '{who} restored the post “{object}”' },
  'post.settle': { zh: '{who} 查看举报后保留了商圈动态“{object}”', en: '{who} let the reported post “{object}” stand' },
  'post.removeComment': {
    zh: '{who} 删除了商圈动态“{object}”下的评论',
    en: '{who} removed a comment below “{object}”',
  },
  'post.restoreComment': {
    zh: '{who} 恢复了商圈动态“{object}”下的评论',
    en: '{who} restored a comment below “{object}”',
  },
  'pageLink.create': { zh: '{who} 新增了页面链接“{object}”', en: '{who} added the link “{object}” to the pages' },
  'pageLink.change': { zh: '{who} 修改了页面链接“{object}”', en: '{who} changed the link “{object}” of the pages' },
  'pageLink.sort': { zh: '{who} 调整了页面链接的顺序', en: '{who} put links of the pages in another order' },
  'pageLink.remove': { zh: '{who} 删除了页面链接“{object}”', en: '{who} removed the link “{object}” from the pages' },
  'home.sections': { zh: '{who} 修改了首页栏目', en: '{who} changed the sections of the home page' },
  'home.featured': { zh: '{who} 修改了推荐展商', en: '{who} changed the featured exhibitors' },
  'collection.create': { zh: '{who} 新建了展商专题“{object}”', en: '{who} made the theme “{object}”' },
  'collection.change': { zh: '{who} 修改了展商专题“{object}”', en: '{who} changed the theme “{object}”' },
  'collection.sort': { zh: '{who} 调整了展商专题的顺序', en: '{who} put the themes in another order' },
  'collection.remove': { zh: '{who} 删除了展商专题“{object}”', en: '{who} deleted the theme “{object}”' },
} satisfies Partial<Record<AuditAct, Bilingual>>;

const isKnown = (act: string): act is AuditAct => Object.hasOwn(AUDIT_ACTS, act);

/** What an act is called, for a list to choose from. */
export function actName(act: string, lang: Lang): string {
  return isKnown(act) ? AUDIT_ACTS[act][lang === 'zh' ? 0 : 1] : act;
}

const SOMEBODY: Bilingual = { zh: '未知账号', en: 'somebody unknown' };
const FORMER: Bilingual = { zh: '已删除的账号', en: 'a deleted account' };

function whoOf({ by, details }: AuditEntry, lang: Lang): string {
  if (by !== null) return by.name || by.email || FORMER[lang];
  const email = details['email'];
  return typeof email === 'string' && email !== '' ? email : SOMEBODY[lang];
}

const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'zh' in value && typeof value.zh === 'string' && 'en' in value;

/** The object's name; one that is gone is called as the entry itself remembers it. */
function objectOf({ object, details }: AuditEntry, lang: Lang): string {
  const { name, title } = details;
  const kept = typeof name === 'string' ? name : isBilingual(title) ? inLang(title, lang) : '';
  return object?.name || kept || object?.id || '';
}

/** The sentence of one entry, in parts, so that a page can link what it names. */
export function auditSentence(entry: AuditEntry, lang: Lang): readonly SentencePart[] {
  const known = SENTENCES[entry.act]?.[lang];
  const object = objectOf(entry, lang);
  const template = known ?? `{who} · ${actName(entry.act, lang)}${object === '' ? '' : ' {object}'}`;
  return template
    .split(/(\{who\}|\{object\})/)
    .filter((piece) => piece !== '')
    .map((piece): SentencePart => {
      if (piece === '{who}') return { kind: 'who', text: whoOf(entry, lang) };
      return piece === '{object}' ? { kind: 'object', text: object } : { kind: 'words', text: piece };
    });
}

const NAMES: Readonly<Record<string, Bilingual>> = {
  reason: { zh: '原因', en: 'Reason' },
  before: { zh: '此前', en: 'Before' },
  booth: { zh: '展位', en: 'Booth' },
  package: { zh: '套餐', en: 'Package' },
  role: { zh: '角色', en: 'Role' },
  name: { zh: '姓名', en: 'Name' },
  email: { zh: '邮箱', en: 'E-mail' },
  device: { zh: '设备', en: 'Device' },
  visitorDelay: { zh: '允许稍后完成注册', en: 'Registration may be finished later' },
  exhibitorDisabled: { zh: '关闭展商端', en: 'Exhibitor side closed' },
  registrationMode: { zh: '仅开放注册', en: 'Registration only' },
  reviewAtOnce: { zh: '注册完成后自动通过', en: 'Registrations approved at once' },
  postReview: { zh: '商圈动态先审后发', en: 'Posts are reviewed first' },
  postsVisitorMax: { zh: '观众可发布的动态', en: 'Posts of a visitor' },
  postsStandardMax: { zh: '标准套餐可发布的动态', en: 'Posts, standard package' },
  postsUpgradedMax: { zh: '升级套餐可发布的动态', en: 'Posts, upgraded package' },
  postsRegionalMax: { zh: '区域套餐可发布的动态', en: 'Posts, regional package' },
  servicePhone: { zh: '客服电话', en: 'Telephone of customer service' },
  serviceHoursZh: { zh: '服务时间（中文）', en: 'Hours of customer service, in Chinese' },
  serviceHoursEn: { zh: '服务时间（英文）', en: 'Hours of customer service, in English' },
  comment: { zh: '评论', en: 'Comment' },
  kind: { zh: '类型', en: 'Kind' },
  country: { zh: '国家/地区', en: 'Country' },
  effect: { zh: '作用', en: 'Effect' },
  added: { zh: '新增', en: 'Added' },
  changed: { zh: '修改', en: 'Changed' },
  recipients: { zh: '接收人数', en: 'Readers' },
  sendAt: { zh: '发送时间', en: 'To be sent' },
  stopped: { zh: '停止的邮件', en: 'E-mails stopped' },
  reports: { zh: '举报数', en: 'Reports' },
  adminSecondStep: { zh: '展商管理员登录需要邮箱验证码', en: 'A code by e-mail for exhibitor administrators' },
};
const WORDS: Readonly<Record<string, Bilingual>> = {
  true: { zh: '开', en: 'on' },
  false: { zh: '关', en: 'off' },
  standard: { zh: '标准套餐', en: 'standard' },
  upgraded: { zh: '升级套餐', en: 'upgraded' },
  regional: { zh: '区域套餐', en: 'regional' },
  owner: { zh: '负责人', en: 'owner' },
  reviewer: { zh: '审核员', en: 'reviewer' },
  editor: { zh: '编辑', en: 'editor' },
  support: { zh: '客服', en: 'support' },
  underReview: { zh: '待审核', en: 'under review' },
  approved: { zh: '已通过', en: 'approved' },
  notApproved: { zh: '未通过', en: 'not approved' },
  published: { zh: '已发布', en: 'published' },
  refused: { zh: '未通过', en: 'refused' },
  removed: { zh: '已下架', en: 'removed' },
  banned: { zh: '禁用', en: 'banned' },
  restricted: { zh: '限用', en: 'restricted use' },
  exportOnly: { zh: '仅限出口', en: 'export only' },
  pic: { zh: '事先知情同意', en: 'prior informed consent' },
  pops: { zh: '持久性有机污染物', en: 'persistent organic pollutant' },
  notRenewed: { zh: '未获批准或续批', en: 'not approved or not renewed' },
  notice: { zh: '仅提示', en: 'notice only' },
  closeMarket: { zh: '不接受意向订单', en: 'no intent orders' },
  blockClaim: { zh: '不得宣称', en: 'claims blocked' },
};
/** For the machine, or said by the sentence already. */
const UNTOLD: readonly string[] = [
  'accountId',
  'step',
  'site',
  'title',
  'codes',
  'done',
  'place',
  'ids',
  'sections',
  'exhibitors',
];
const IN_WORDS: readonly string[] = ['package', 'role', 'before', 'kind', 'effect'];

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueOf(key: string, value: unknown, lang: Lang): string {
  if (!isPlain(value) || value === '') return '—';
  const word = key === 'registrationMode' ? String(value === 2) : String(value);
  const told = typeof value === 'boolean' || key === 'registrationMode' || IN_WORDS.includes(key);
  return (told ? WORDS[word]?.[lang] : undefined) ?? word;
}

/** `[before, after]` as a change of settings keeps it, or a value that differs from the record kept of before. */
function changeOf(key: string, value: unknown, before: unknown): readonly [unknown, unknown] | null {
  if (Array.isArray(value) && value.length === 2) return [value[0], value[1]];
  return isRecord(before) && key in before ? [before[key], value] : null;
}

/** What came with an act: reasons, and what was changed from what to what. Empty values are left out. */
export function auditDetails({ act, by, details }: AuditEntry, lang: Lang): readonly AuditDetail[] {
  return Object.entries(details).flatMap(([key, value]): AuditDetail[] => {
    if (UNTOLD.includes(key) || value === '' || (by === null && key === 'email')) return [];
    if ((act === 'staff.add' || act === 'staff.remove') && key === 'name') return [];
    const name = NAMES[key]?.[lang] ?? key;
    const change = changeOf(key, value, details['before']);
    if (change !== null) {
      const [from, to] = change.map((one) => valueOf(key, one, lang));
      return from === to ? [] : [{ name, value: `${from} → ${to}` }];
    }
    return isPlain(value) ? [{ name, value: valueOf(key, value, lang) }] : [];
  });
}
