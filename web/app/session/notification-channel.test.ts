import { translator } from '@fairbridge/contract/text.ts';
import { expect, it } from 'vitest';
import { registrationTexts } from '../components/visitor/registration.texts.ts';
import { vipTexts } from '../domains/vip/vip.texts.ts';
import { voucherTexts } from '../components/voucher/voucher.texts.ts';
import { testUser } from './test-user.ts';
import { notificationChannel } from './notification-channel.ts';

const byMail = { ...testUser('VISITOR'), mobile: '8613800138000' };
const byMobile = { ...byMail, email: '' };

it('the result of a registration, of a badge and of a VIP application is promised by the message that brings it', () => {
  expect([notificationChannel(byMail), notificationChannel(byMobile), notificationChannel(null)]).toEqual([
    'Email',
    'Sms',
    'Email',
  ]);
  const promised = (user: typeof byMail) => [
    translator(registrationTexts, 'en')(`reviewLead${notificationChannel(user)}`).split('. ')[0],
    translator(vipTexts, 'en')(`pendingLead${notificationChannel(user)}`, { at: 'today' }),
    translator(voucherTexts, 'en')(`underReviewLead${notificationChannel(user)}`).split('. ')[1],
    translator(vipTexts, 'zh')(`pendingLead${notificationChannel(user)}`, { at: '今天' }),
  ];
  expect(promised(byMail)).toEqual([
    'The organizer will notify you of the result on the site and by e-mail',
    'Submitted on today. We will notify you of the result on the site and by e-mail.',
    'We will notify you on the site and by e-mail.',
    '申请已于 今天 提交。审核结果将以站内通知和邮件告知您。',
  ]);
  expect(promised(byMobile)).toEqual([
    'The organizer will notify you of the result on the site and by SMS',
    'Submitted on today. We will notify you of the result on the site and by SMS.',
    'We will notify you on the site and by SMS.',
    '申请已于 今天 提交。审核结果将以站内通知和短信告知您。',
  ]);
});
