import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const areaFieldsTexts = textsWithShared({
  chooseCountry: ['输入名称查找', 'Type to search'],
  province: ['省/州', 'Province or state'],
  city: ['城市', 'City'],
  optional: ['{label}（选填）', '{label} (optional)'],
  chooseOrType: ['选择或填写', 'Select or type'],
});
