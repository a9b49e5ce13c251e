import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { texts } from '@fairbridge/contract/text.ts';

export const decideQuoteTexts = texts({
  accept: ['接受报价', 'Accept'],
  decline: sharedTexts.Decline,
  acceptTitle: ['接受这份报价？', 'Accept this quote?'],
  acceptLead: [
    '{name} 会收到通知并与您联系，后续合同由双方另行签订。',
    '{name} will be notified and contact you. Any contract is made between the two of you.',
  ],
  accepted: ['报价已接受', 'Quote accepted'],
  declineTitle: ['拒绝这份报价？', 'Decline this quote?'],
  declineLead: [
    '{name} 会看到您填写的原因，并可以再次报价。',
    '{name} will see your reason and can send another quote.',
  ],
  declined: ['报价已拒绝', 'Quote declined'],
  tooExpensive: ['价格过高', 'The price is too high'],
  otherTerms: ['贸易条款不合适', 'The trade terms do not suit us'],
  bought: ['已从其他供应商采购', 'We have bought elsewhere'],
});
