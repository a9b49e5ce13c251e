import { texts } from '@fairbridge/contract/text.ts';

export const visitorDetailTexts = texts({
  path: ['当前位置', 'You are here'],
  home: ['首页', 'Home'],
  profile: ['公开资料', 'Public profile'],
  company: ['公司', 'Company'],
  position: ['职位', 'Position'],
  place: ['所在地', 'Location'],
  sourcing: ['采购需求', 'Sourcing needs'],
  interests: ['感兴趣的类别', 'Interested in'],
  wanted: ['要采购的有效成分', 'Active ingredients sourced'],
  noSourcing: ['该观众尚未填写采购需求。', 'This visitor has not added sourcing needs yet.'],
  contact: ['联系方式', 'Contact details'],
  email: ['邮箱', 'E-mail'],
  mobile: ['手机', 'Mobile'],
  contactHidden: [
    '该观众加入贵公司客户池后，此处显示联系方式。',
    'Contact details appear here once this visitor joins your customer pool.',
  ],
  guestDetail: ['姓名与采购需求仅对展商开放。', 'Name and sourcing needs are visible to exhibitors only.'],
});
