import { texts } from '@fairbridge/contract/text.ts';

export const areaFieldsTexts = texts({
  country: ['国家或地区', 'Country or region'],
  chooseCountry: ['输入名称查找', 'Type to search'],
  province: ['省/州', 'Province or state'],
  city: ['城市', 'City'],
  optional: ['{label}（选填）', '{label} (optional)'],
  chooseOrType: ['选择或填写', 'Select or type'],
});
