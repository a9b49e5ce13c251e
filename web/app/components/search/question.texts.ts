import { texts } from '@fairbridge/contract/text.ts';

export const questionTexts = texts({
  understood: ['已理解为', 'Understood as'],
  without: ['去掉', 'Search without'],
  standardName: ['“{asked}”的标准名称是', 'The standard name of “{asked}” is'],
  not: ['不要', 'Not'],
  setAside: ['没有完全符合的结果。不限：{parts}', 'No exact matches. Without: {parts}'],
  brandOf: [
    '“{asked}”是{holder}的品牌，仅供参考。以下显示：',
    '“{asked}” is a brand of {holder}, given for reference. Shown:',
  ],
  brand: ['“{asked}”是品牌名，仅供参考。以下显示：', '“{asked}” is a brand, given for reference. Shown:'],
  registeredSeeMore: [
    '注册并通过审核的采购商还能看到符合此搜索的展品：{count} 件',
    'More exhibits for this search, seen by approved buyers: {count}',
  ],
  register: ['免费注册', 'Register'],
  ingredient: ['有效成分', 'Ingredient'],
  content: ['含量', 'Content'],
  formulation: ['剂型', 'Formulation'],
  crop: ['作物', 'Crop'],
  class: ['用途', 'Class'],
  category: ['类别', 'Category'],
  modeOfAction: ['作用机理', 'Mode of action'],
  registeredIn: ['登记国', 'Registered in'],
  country: ['国家/地区', 'Country'],
  unknown: ['词语', 'Word'],
});
