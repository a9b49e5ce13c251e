import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const inquireTexts = textsWithShared({
  title: ['询盘', 'Send an inquiry'],
  lead: [
    '在下单之前向一家或多家展商提问。每家展商只会收到一份，并看到您的注册联系方式。',
    'Ask one or several suppliers before you order. Each gets one inquiry, with your registered contact details.',
  ],
  recipients: ['将发送给 {count} 家展商', 'Will be sent to {count} {count|supplier|suppliers}'],
  closed: ['不接受您所在市场的询盘，不会发送', 'Not available for your market and left out'],
  nobody: ['请先选择展品或展商', 'Choose exhibits or exhibitors first'],
  nobodyLead: [
    '打开展品或展位页面，或者在收藏和对比中选择“询盘”。',
    'Open an exhibit or a booth, or use “Send inquiry” in your favourites or comparison.',
  ],
  send: ['发送询盘', 'Send inquiry'],
  guestHint: ['发送前需要登录。', 'You need to log in before sending.'],
  unfinishedHint: ['发送前请先完成观众注册。', 'Please complete your registration before sending.'],
  suppliersAsk: ['展商希望了解', 'What suppliers want to know'],
  suppliersAskLead: [
    '选填。回答后更快收到准确的报价。只有提问的展商能看到您的回答。',
    'Optional. Answers help you get an exact offer sooner. Only the supplier who asks reads your answer.',
  ],
  carried: [
    '已填入您之前填写的内容，请核对后发送。',
    'What you entered before is filled in. Please check it and send.',
  ],
  sentTitle: ['询盘已发送给 {count} 家展商', 'Inquiry sent to {count} {count|supplier|suppliers}'],
  sentLead: [
    '展商查看之前，您可以修改或撤回。副本已发送到您的邮箱。',
    'Until a supplier has seen it, you can change or withdraw it. A copy has been sent to your e-mail.',
  ],
  seeOwn: ['查看我的询盘和订单', 'View my inquiries and orders'],
  buyersOnly: ['只有买家可以发送询盘', 'Only buyers can send inquiries'],
});
