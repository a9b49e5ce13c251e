import { texts } from '@fairbridge/contract/text.ts';

export const questionnaireTexts = texts({
  title: ['最后一步：您的采购意向', 'Last step: what are you looking for?'],
  lead: [
    '我们据此向您推荐展品和展商。带 * 的问题必答。',
    'We suggest exhibits and exhibitors by it. Questions with * need an answer.',
  ],
  chosen: ['已选 {count} 项', '{count} chosen'],
  chosenOf: ['已选 {count} / {max} 项', '{count} of {max} chosen'],
  upTo: ['最多选 {max} 项', 'Choose up to {max}'],
  full: ['已达上限，取消一项后才能再选', 'That is the most; take one back to choose another'],
  searchIn: ['在选项中搜索', 'Search the choices'],
  noMatch: ['没有匹配的选项', 'Nothing matches'],
  clear: ['清空选择', 'Clear all'],
  remove: ['取消选择 {name}', 'Take back {name}'],
  all: ['全选', 'All'],
  wholeGroup: ['全选“{name}”', 'All of “{name}”'],
  noAnswer: ['不回答', 'No answer'],
  submit: ['提交并完成注册', 'Send and finish registering'],
  answered: ['必答题已完成 {done} / {all}', '{done} of {all} required questions answered'],
});
