import { auditActions } from '../audit-action.ts';

export const meetingAuditActions = auditActions({
  'meeting.create': {
    name: ['新建采购对接会', 'Created a procurement meeting'],
    sentence: ['{who} 新建了采购对接会“{object}”', '{who} created the procurement meeting “{object}”'],
  },
  'meeting.change': {
    name: ['修改采购对接会', 'Edited a procurement meeting'],
    sentence: ['{who} 修改了采购对接会“{object}”', '{who} edited the procurement meeting “{object}”'],
  },
  'meeting.publish': {
    name: ['发布采购对接会', 'Published a procurement meeting'],
    sentence: ['{who} 发布了采购对接会“{object}”', '{who} published the procurement meeting “{object}”'],
  },
  'meeting.cancel': {
    name: ['取消采购对接会', 'Cancelled a procurement meeting'],
    sentence: ['{who} 取消了采购对接会“{object}”', '{who} cancelled the procurement meeting “{object}”'],
  },
  'meeting.remove': {
    name: ['删除采购对接会', 'Deleted a procurement meeting'],
    sentence: ['{who} 删除了采购对接会“{object}”', '{who} deleted the procurement meeting “{object}”'],
  },
  'meeting.approve': {
    name: ['通过对接会报名', 'Approved a sign-up'],
    sentence: [
      '{who} 通过了 {object} 的对接会报名',
      '{who} approved the sign-up of {object} for a procurement meeting',
    ],
  },
  'meeting.refuse': {
    name: ['拒绝对接会报名', 'Declined a sign-up'],
    sentence: [
      '{who} 拒绝了 {object} 的对接会报名',
      '{who} declined the sign-up of {object} for a procurement meeting',
    ],
  },
  'meeting.exportSignups': {
    name: ['导出对接会报名', 'Exported sign-ups'],
    sentence: ['{who} 导出了“{object}”的报名', '{who} exported the sign-ups of “{object}”'],
  },
  'meeting.appoint': {
    name: ['安排洽谈', 'Booked an appointment'],
    sentence: ['{who} 安排了洽谈：{object}', '{who} booked an appointment: {object}'],
  },
  'meeting.confirmSchedule': {
    name: ['确认洽谈排期', 'Confirmed a schedule'],
    sentence: ['{who} 确认了“{object}”的洽谈排期', '{who} confirmed the schedule of “{object}”'],
  },
  'meeting.cancelAppointment': {
    name: ['取消洽谈', 'Cancelled an appointment'],
    sentence: ['{who} 取消了洽谈：{object}', '{who} cancelled an appointment: {object}'],
  },
  'meeting.markAppointment': {
    name: ['标记洽谈', 'Marked an appointment'],
    sentence: ['{who} 标记了洽谈：{object}', '{who} marked an appointment: {object}'],
  },
  'meeting.exportAppointments': {
    name: ['导出洽谈', 'Exported appointments'],
    sentence: ['{who} 导出了“{object}”的洽谈', '{who} exported the appointments of “{object}”'],
  },
});
