import { texts } from '@fairbridge/contract/text.ts';

export const companyFileTexts = texts({
  title: ['公司资料', 'Company profile'],
  lead: [
    '展商在洽谈前会看到公司名称和国家，据此判断能否供货。',
    'Exhibitors see your company name and country before talking to you, to judge whether they can supply you.',
  ],
  company: ['公司名称', 'Company name'],
  place: ['所在地', 'Location'],
  address: ['地址', 'Address'],
  website: ['网址', 'Website'],
  fax: ['传真', 'Fax'],
  optional: ['{label}（选填）', '{label} (optional)'],
  save: ['保存', 'Save'],
  saved: ['公司资料已保存', 'Company profile saved'],
});
