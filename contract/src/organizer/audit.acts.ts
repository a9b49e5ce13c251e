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
  'announcement.create': ['新建公告', 'Wrote an announcement'],
  'announcement.change': ['修改公告', 'Changed an announcement'],
  'announcement.send': ['发送公告', 'Sent an announcement'],
  'announcement.schedule': ['定时发送公告', 'Scheduled an announcement'],
  'announcement.cancel': ['取消定时发送', 'Called off an announcement'],
  'announcement.takeBack': ['撤回公告', 'Took back an announcement'],
  'announcement.remove': ['删除公告草稿', 'Deleted a draft of an announcement'],
  'announcement.copy': ['复制公告', 'Copied an announcement'],
  'badge.revoke': ['作废胸卡', 'Revoked a badge'],
} as const satisfies Record<string, readonly [zh: string, en: string]>;

export type AuditAct = keyof typeof AUDIT_ACTS;
