/** The fields whose changes the audit log keeps from what to what, as they are called there. */
export const AUDIT_FIELDS = {
  title: ['标题', 'Title'],
  summary: ['摘要', 'Summary'],
  body: ['正文', 'Text'],
  description: ['介绍', 'Description'],
  place: ['地点', 'Place'],
  speaker: ['主讲', 'Speaker'],
  startsAt: ['开始时间', 'Starts'],
  endsAt: ['结束时间', 'Ends'],
  link: ['链接', 'Link'],
  byEmail: ['同时发邮件', 'Also by e-mail'],
  url: ['链接地址', 'Link address'],
  urlEn: ['英文链接地址', 'English link address'],
  shown: ['显示', 'Shown'],
} as const satisfies Readonly<Record<string, readonly [zh: string, en: string]>>;

export type AuditField = keyof typeof AUDIT_FIELDS;
