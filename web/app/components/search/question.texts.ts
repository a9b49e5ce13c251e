import { texts } from '@fairbridge/contract/text.ts';

export const questionTexts = texts({
  understood: ['已理解为', 'Understood as'],
  without: ['去掉', 'Search without'],
  standardName: ['“{asked}”的标准名称是', 'The standard name of “{asked}” is'],
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
