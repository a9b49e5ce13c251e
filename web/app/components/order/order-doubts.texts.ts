import { texts } from '@fairbridge/contract/text.ts';

export const orderDoubtsTexts = texts({
  title: ['仍要发送这份意向订单？', 'Send this intent order anyway?'],
  below: [
    '数量低于最小起订量，展商可能无法供货。',
    'The quantity is below the minimum order. The exhibitor may not be able to supply it.',
  ],
  same: [
    '您已于 {at} 对这件展品发送过数量相同的意向订单，展商尚未关闭该订单。',
    'You sent an intent order for the same quantity of this exhibit on {at}. It is still open.',
  ],
  send: ['仍要发送', 'Send anyway'],
});
