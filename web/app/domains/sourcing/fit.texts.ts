import { texts } from '@fairbridge/contract/text.ts';

/** Why a company fits a requirement. */
export const fitTexts = texts({
  score: ['匹配度 {score}', 'Fit {score}'],
  // of 100, for whoever hears it
  scoreSaid: ['匹配度 {score}，满分 100', 'Fit {score} of 100'],
  own: ['您的“{name}”：{reasons}', 'Your “{name}”: {reasons}'],
  theirs: ['“{name}”：{reasons}', '“{name}”: {reasons}'],
  ingredient: ['有效成分相同', 'same ingredient'],
  someIngredients: ['部分有效成分相同', 'some of the ingredients'],
  category: ['类别相同', 'same category'],
  text: ['名称相近', 'similar name'],
  formulation: ['剂型相同', 'same formulation'],
  content: ['含量相同', 'same content'],
  registered: ['已在{country}登记', 'registered in {country}'],
  registeredThere: ['已在目的地登记', 'registered at the destination'],
  supplier: ['符合对供应商的要求：{wishes}', 'Meets wishes about the supplier: {wishes}'],
  companyType: ['公司类型', 'type of company'],
  scale: ['公司规模', 'size'],
  country: ['国家或地区', 'country or region'],
  more: ['另有 {count} 件展品匹配', '{count} more {count|exhibit fits|exhibits fit}'],
});
