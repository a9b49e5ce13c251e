import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const leadRulesTexts = textsWithShared({
  open: ['分配规则…', 'Assignment rules…'],
  title: ['分配规则', 'Assignment rules'],
  lead: [
    '新线索按以下规则自动分配，从上到下，第一条符合的规则生效。已有线索不变。',
    'New leads are assigned by these rules, from top to bottom: the first one that fits counts. Existing leads stay as they are.',
  ],
  rule: ['规则 {number}', 'Rule {number}'],
  by: ['依据', 'By'],
  category: ['展品分类', 'Product category'],
  country: ['买家国家或地区', 'Country of the buyer'],
  language: ['买家语言', 'Language of the buyer'],
  value: ['等于', 'Is'],
  to: ['分配给', 'Assign to'],
  select: ['请选择', 'Select'],
  add: ['添加规则', 'Add rule'],
  removeRule: ['删除规则 {number}', 'Delete rule {number}'],
  turns: ['轮流分配', 'Take turns'],
  turnsHint: [
    '不符合任何规则的线索，依次分配给以下同事。不选则所有人都可处理。',
    'Leads that no rule fits go to these colleagues in turn. If none is selected, anyone can handle them.',
  ],
  unfinished: ['请为每条规则选择条件和负责人', 'Select a value and a colleague for every rule'],
  saved: ['分配规则已保存', 'Assignment rules saved'],
});
