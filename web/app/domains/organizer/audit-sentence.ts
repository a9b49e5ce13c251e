import { AUDIT_FIELDS } from '@fairbridge/contract/audit-fields.ts';
import { AUDIT_ACTIONS, type AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { AuditEntry } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { inLang, LANGS, wordsIn, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { beijingMinute } from '../../i18n/numbers.ts';
import { loggedSettingLabel, sideLabel } from './setting-labels.ts';

/** A piece of a sentence: plain words, whoever acted, or what it was done to. */
export type SentencePart = { kind: 'words' | 'who' | 'object'; text: string };
/** One thing that was changed, in words: `{ name: '原因', value: '资料不完整' }`. */
export type AuditDetail = { name: string; value: string };

const isKnown = (act: string): act is AuditAction => Object.hasOwn(AUDIT_ACTIONS, act);

/** What an act is called, for a list to choose from. */
export function actName(act: string, lang: Lang): string {
  return isKnown(act) ? wordsIn(AUDIT_ACTIONS[act].name, lang) : act;
}

const SOMEBODY: Bilingual = { zh: '未知账号', en: 'Unknown account' };
const FORMER: Bilingual = { zh: '已删除的账号', en: 'Deleted account' };

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
  const known = isKnown(entry.act) ? wordsIn(AUDIT_ACTIONS[entry.act].sentence, lang) : undefined;
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
  mobile: { zh: '手机号', en: 'Mobile' },
  sentTo: { zh: '发送至', en: 'Sent to' },
  device: { zh: '设备', en: 'Device' },
  fair: { zh: '展会', en: 'Fair' },
  from: { zh: '来自', en: 'From' },
  comment: { zh: '评论', en: 'Comment' },
  kind: { zh: '类型', en: 'Type' },
  country: { zh: '国家/地区', en: 'Country' },
  effect: { zh: '作用', en: 'Effect' },
  added: { zh: '新增', en: 'Added' },
  changed: { zh: '修改', en: 'Changed' },
  recipients: { zh: '接收人数', en: 'Recipients' },
  exported: { zh: '导出条数', en: 'Rows exported' },
  state: { zh: '状态', en: 'Status' },
  sendAt: { zh: '发送时间', en: 'Send time' },
  stopped: { zh: '停止的邮件', en: 'E-mails stopped' },
  reports: { zh: '举报数', en: 'Reports' },
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
  unfinished: { zh: '未完成注册', en: 'registration unfinished' },
  suspended: { zh: '已停用', en: 'suspended' },
  open: { zh: '已公开', en: 'public' },
  waiting: { zh: '尚未公开', en: 'not public yet' },
  disabled: { zh: '已停用', en: 'disabled' },
  published: { zh: '已发布', en: 'published' },
  refused: { zh: '已拒绝', en: 'declined' },
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
  // `auditChanges` tells them
  'changes',
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
const IN_WORDS: readonly string[] = ['package', 'role', 'before', 'kind', 'effect', 'state'];

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueOf(key: string, value: unknown, lang: Lang): string {
  if (!isPlain(value) || value === '') return '—';
  const word = String(value);
  const told = typeof value === 'boolean' || IN_WORDS.includes(key);
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
    const name = NAMES[key]?.[lang] ?? loggedSettingLabel(key, lang) ?? key;
    const change = changeOf(key, value, details['before']);
    if (change !== null) {
      const [from, to] = change.map((one) => valueOf(key, one, lang));
      return from === to ? [] : [{ name, value: `${from} → ${to}` }];
    }
    return isPlain(value) ? [{ name, value: valueOf(key, value, lang) }] : [];
  });
}

/** One field that was changed: `lang` where both sides are texts of a language, to be shown word by word. */
export type AuditChange = { name: string; from: string; to: string; lang: Lang | null };

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function sideOf(value: unknown, lang: Lang): string {
  if (typeof value === 'boolean') return WORDS[String(value)]?.[lang] ?? '';
  if (typeof value === 'string' && INSTANT.test(value)) return beijingMinute(value, lang);
  return isPlain(value) ? String(value) : '';
}

/** What was changed from what to what, field by field, in the words of the reader. */
export function auditChanges({ details }: AuditEntry, lang: Lang): readonly AuditChange[] {
  const { changes } = details;
  if (!isRecord(changes)) return [];
  // the database keeps them in an order of its own
  return Object.entries(AUDIT_FIELDS).flatMap(([field, names]) =>
    ([null, ...LANGS] as const).flatMap((of): AuditChange[] => {
      const pair = changes[of === null ? field : `${field}.${of}`];
      if (!Array.isArray(pair)) return [];
      const name = of === null ? wordsIn(names, lang) : sideLabel(wordsIn(names, lang), of, lang);
      const sides: readonly unknown[] = pair;
      return [{ name, from: sideOf(sides[0], lang), to: sideOf(sides[1], lang), lang: of }];
    }),
  );
}
