import { t, type Address } from './address.ts';

export const visitorAddresses: readonly Address[] = [
  {
    path: '/profile',
    who: 'visitor',
    screen: 'domains/visitor/profile.screen.tsx',
    title: t('基本信息', 'My details'),
  },
  {
    path: '/companyfile',
    who: 'visitor',
    screen: 'domains/visitor/company-file.screen.tsx',
    title: t('公司资料', 'Company profile'),
  },
  {
    path: '/vip',
    who: 'visitor',
    screen: 'domains/vip/vip.screen.tsx',
    title: t('VIP 邀请申请', 'VIP invitation'),
  },
  {
    path: '/voucher',
    who: 'visitor',
    screen: 'domains/voucher/voucher.screen.tsx',
    title: t('参观凭证', 'Badge'),
  },
  {
    path: '/preRegistration/enter',
    who: 'visitor',
    screen: 'domains/preregistration/enter.screen.tsx',
    title: t('预登记', 'Pre-registration'),
  },
  {
    path: '/preRegistration/group',
    who: 'visitor',
    screen: 'domains/preregistration/group.screen.tsx',
    title: t('团体预登记', 'Group pre-registration'),
  },
  {
    path: '/preRegistration/index/:id?',
    who: 'visitor',
    screen: 'domains/preregistration/colleague.screen.tsx',
    title: t('预登记', 'Pre-registration'),
  },
  {
    path: '/personal/service',
    added: true,
    who: 'visitor',
    screen: 'domains/suggestion/customer-service.screen.tsx',
    title: t('客服', 'Customer service'),
  },
  {
    path: '/personal/searches',
    added: true,
    who: 'visitor',
    screen: 'domains/search/saved-searches.screen.tsx',
    title: t('保存的搜索', 'Saved searches'),
  },
  {
    path: '/personal/follows',
    added: true,
    who: 'visitor',
    screen: 'domains/follow/follows.screen.tsx',
    title: t('我的关注', 'Following'),
  },
  {
    path: '/footprint/exhibitor',
    who: 'visitor',
    screen: 'domains/footprint/footprint-exhibitors.screen.tsx',
    title: t('我的工作台', 'My workbench'),
    query: ['side', 'pageNum'],
  },
  {
    path: '/footprint/product',
    who: 'visitor',
    screen: 'domains/footprint/footprint-products.screen.tsx',
    title: t('浏览过的展品', 'Exhibits I viewed'),
    query: ['pageNum'],
  },
  {
    path: '/collection/exhibitor',
    who: 'visitor',
    screen: 'domains/favourite/favourite-exhibitors.screen.tsx',
    title: t('收藏的展商', 'Favourite exhibitors'),
    query: ['keyword', 'sort', 'pageNum'],
  },
  {
    path: '/collection/product',
    who: 'visitor',
    screen: 'domains/favourite/favourite-products.screen.tsx',
    title: t('收藏的展品', 'Favourite exhibits'),
    query: ['keyword', 'sort', 'pageNum'],
  },
  {
    path: '/report/personReport',
    who: 'visitor',
    title: t('我的参展报告', 'My exhibition report'),
    promise: t(
      '您在本届展会的浏览、收藏、意向订单与会议小结。',
      'A summary of what you viewed, favourited, ordered and attended at this fair.',
    ),
  },
];
