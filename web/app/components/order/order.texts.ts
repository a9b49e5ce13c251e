import { texts } from '@fairbridge/contract/text.ts';

export const orderTexts = texts({
  panelTitle: ['发送意向订单', 'Send an intent order'],
  panelLead: [
    '告诉展商您需要多少，展商会与您联系。意向订单不构成购买承诺。',
    'Tell the exhibitor how much you need and they will contact you. This is not a commitment to buy.',
  ],
  quantity: ['数量', 'Quantity'],
  unit: ['单位', 'Unit'],
  otherUnit: ['其他单位', 'Other unit'],
  otherUnitName: ['单位名称', 'Unit name'],
  minimum: ['最小起订量：{quantity} {unit}', 'Minimum order: {quantity} {unit}'],
  belowMinimum: [
    '低于最小起订量，展商可能无法供货。',
    'Below the minimum order. The exhibitor may not be able to supply this quantity.',
  ],
  remark: ['备注（选填）', 'Remark (optional)'],
  remarkHint: ['例如规格、包装、目的港、交货期', 'For example specification, packing, destination port, delivery time'],
  send: ['发送意向订单', 'Send intent order'],
  guestHint: ['发送前需要登录。', 'You need to log in before sending.'],
  unfinishedHint: ['发送前请先完成观众注册。', 'Please complete your registration before sending.'],
  carried: [
    '登录前填写的内容已为您保留，请核对后发送。',
    'We kept what you entered before logging in. Please check it and send.',
  ],
  sentTitle: ['意向订单已发送', 'Intent order sent'],
  sentLead: [
    '展商将通过您的注册联系方式与您联系。展商查看之前，您可以修改或撤回。副本已发送到您的邮箱。',
    'The exhibitor will contact you using your registered contact details. Until they have seen it, you can change or withdraw it. A copy has been sent to your e-mail.',
  ],
  seeOrders: ['查看我的询盘和订单', 'View my inquiries and orders'],
  another: ['再发一份', 'Send another'],
});
