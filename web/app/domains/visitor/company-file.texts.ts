import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const companyFileTexts = textsWithShared({
  title: ['公司资料', 'Company profile'],
  lead: [
    '展商在洽谈前会看到公司名称和国家，据此判断能否供货。',
    'Exhibitors see your company name and country before talking to you, to judge whether they can supply you.',
  ],
  company: ['公司名称', 'Company name'],
  place: ['所在地', 'Location'],
  address: sharedTexts.Address,
  website: ['网址', 'Website'],
  fax: ['传真', 'Fax'],
  optional: ['{label}（选填）', '{label} (optional)'],
  saved: ['公司资料已保存', 'Company profile saved'],
});
