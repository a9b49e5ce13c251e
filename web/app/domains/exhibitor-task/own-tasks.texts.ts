import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** What a company has to do for the fair, on its workbench. */
export const ownTaskTexts = textsWithShared({
  title: ['参展任务', 'Tasks for the fair'],
  lead: ['请在截止日期前完成以下事项。', 'Please complete these in time.'],
  none: ['主办方暂未安排参展任务', 'The organizer has set no tasks'],
  due: ['截止 {day}', 'Due {day}'],
  overdue: ['已过截止日期 {day}', 'Was due {day}'],
  done: ['已完成', 'Done'],
  doneBy: ['{name} · {at}', '{name} · {at}'],
  byOrganizer: ['主办方', 'Organizer'],
  answer: ['填写内容', 'Your answer'],
  confirm: ['确认已完成', 'Confirm as done'],
  send: ['提交', 'Submit'],
  change: ['提交修改', 'Submit changes'],
  reopen: ['撤销完成', 'Mark as not done'],
  catalogueLead: [
    '资料齐全后自动完成：公司标志、中英文介绍、至少一件展品。',
    'Done by itself once these are there: company logo, introductions in both languages, an exhibit.',
  ],
  company: ['公司资料', 'Company information'],
  adminOnly: ['由贵公司管理员完成', 'For your company’s administrators'],
});
