/**
 * What the organizer's staff do, as the audit log names it, in both languages (`noun.verb`).
 * Every act that changes something has a line here; a new one is added with the call that makes it.
 */
export const AUDIT_ACTS = {
  'organizer.logOn': ['登录控制台', 'Logged in to the console'],
  'organizer.codeSent': ['密码正确，已发送验证码', 'The password was right, a code was sent'],
  'organizer.logOnRefused': ['登录被拒绝', 'A log-in was refused'],
  'staff.add': ['添加工作人员', 'Added a member of staff'],
  'staff.change': ['修改工作人员', 'Changed a member of staff'],
  'staff.remove': ['移除工作人员', 'Removed a member of staff'],
  'settings.save': ['修改展会设置', 'Changed the settings of the fair'],
  'question.create': ['新建问卷题目', 'Made a question'],
  'question.change': ['修改问卷题目', 'Changed a question'],
  'question.sort': ['调整问卷题目顺序', 'Put questions in another order'],
  'question.remove': ['删除或停用问卷题目', 'Deleted or retired a question'],
  'visitor.approve': ['审核通过观众', 'Approved a visitor'],
  'visitor.refuse': ['审核未通过观众', 'Did not approve a visitor'],
  'visitor.suspend': ['停用观众', 'Suspended a visitor'],
  'visitor.restore': ['恢复观众', 'Restored a visitor'],
  'vip.pass': ['通过 VIP 申请', 'Passed a VIP application'],
  'vip.fail': ['未通过 VIP 申请', 'Did not pass a VIP application'],
  'post.publish': ['发布商圈动态', 'Published a post'],
  'post.refuse': ['未通过商圈动态', 'Refused a post'],
  'post.remove': ['下架商圈动态', 'Removed a post'],
  'post.restore': ['恢复商圈动态', 'Restored a post'],
  'post.settle': ['驳回商圈举报', 'Let a reported post stand'],
  'post.removeComment': ['删除商圈评论', 'Removed a comment'],
  'post.restoreComment': ['恢复商圈评论', 'Restored a comment'],
  'pageLink.create': ['新增页面链接', 'Added a link to the pages'],
  'pageLink.change': ['修改页面链接', 'Changed a link of the pages'],
  'pageLink.sort': ['调整页面链接顺序', 'Put links of the pages in another order'],
  'pageLink.remove': ['删除页面链接', 'Removed a link of the pages'],
  'home.sections': ['修改首页栏目', 'Changed the sections of the home page'],
  'home.featured': ['修改推荐展商', 'Changed the featured exhibitors'],
  'collection.create': ['新建展商专题', 'Made a collection of exhibitors'],
  'collection.change': ['修改展商专题', 'Changed a collection of exhibitors'],
  'collection.sort': ['调整展商专题顺序', 'Put collections in another order'],
  'collection.remove': ['删除展商专题', 'Deleted a collection of exhibitors'],
  'badge.revoke': ['作废胸卡', 'Revoked a badge'],
} as const satisfies Record<string, readonly [zh: string, en: string]>;

export type AuditAct = keyof typeof AUDIT_ACTS;
