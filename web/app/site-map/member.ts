import { t } from './address.ts';
import type { WorkAddress } from './workbench.ts';

/** What visitors and exhibitors have both; `workbench`: where it stands for an exhibitor. */
export const memberAddresses: readonly WorkAddress[] = [
  {
    path: '/potential-order',
    who: 'member',
    screen: 'domains/order/orders.screen.tsx',
    title: t('意向订单', 'Intent orders'),
    query: ['state', 'keyword', 'sort', 'descending', 'pageNum', 'as'],
    workbench: { title: t('订单', 'Orders'), icon: 'order', group: 'business', count: 'orders', waits: true, tab: 1 },
  },
  {
    path: '/mail',
    who: 'member',
    screen: 'domains/notice/notices.screen.tsx',
    title: t('消息中心', 'Messages'),
    query: ['pageNum', 'type', 'as'],
    workbench: {
      title: t('消息', 'Messages'),
      icon: 'mail',
      group: 'business',
      count: 'messages',
      waits: true,
      tab: 3,
    },
  },
  {
    path: '/chat',
    who: 'member',
    title: t('在线洽谈', 'Chat'),
    promise: t(
      '与展商或买家一对一文字、音视频洽谈。',
      'Talk one to one with exhibitors or buyers by text, voice or video.',
    ),
    workbench: { icon: 'comment', group: 'coming' },
  },
  {
    path: '/invite',
    who: 'member',
    title: t('邀约', 'Invitations'),
    promise: t('收到和发出的邀约。', 'See invitations received and sent.'),
    workbench: { within: '/chat' },
  },
  {
    path: '/opportunity-manage/:action',
    who: 'member',
    screen: 'domains/newsfeed/own-posts.screen.tsx',
    title: t('商圈动态管理', 'My posts'),
    query: ['post', 'copy', 'slot', 'state', 'keyword', 'sort', 'descending', 'pageNum'],
    workbench: {
      title: t('动态', 'Posts'),
      to: '/opportunity-manage/list',
      icon: 'megaphone',
      group: 'business',
      count: 'posts',
    },
  },
  {
    path: '/personal/questionnaire/change',
    who: 'member',
    screen: 'domains/questionnaire/questionnaire-change.screen.tsx',
    title: t('修改问卷', 'Edit questionnaire'),
    query: ['site'],
    workbench: { within: '/me' },
  },
  {
    path: '/versionLog',
    who: 'member',
    screen: 'domains/exhibition/version-log.screen.tsx',
    title: t('版本记录', 'Version log'),
    workbench: { within: '/me' },
  },
];
