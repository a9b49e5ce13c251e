import type { SuggestionKind, SuggestionState } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import { texts } from '@fairbridge/contract/text.ts';

export const suggestionKindTexts = texts({
  suggestion: ['建议', 'Suggestion'],
  question: ['咨询', 'Question'],
  fault: ['网站问题', 'Website problem'],
  complaint: ['投诉', 'Complaint'],
} satisfies Record<SuggestionKind, readonly [string, string]>);

export const suggestionStateTexts = texts({
  new: ['待处理', 'New'],
  answered: ['已回复', 'Replied'],
  closed: ['已关闭', 'Closed'],
} satisfies Record<SuggestionState, readonly [string, string]>);

export const suggestionTexts = texts({
  title: ['意见与建议', 'Feedback'],
  lead: [
    '告诉主办方哪里可以做得更好，或提出问题。我们会认真阅读每一条。',
    'Tell the organizer what could be better, or ask a question. We read every message.',
  ],
  kind: ['类型', 'What is it about?'],
  text: ['内容', 'Your message'],
  contact: ['联系方式（选填）', 'Contact details (optional)'],
  contactHint: ['留下邮箱，主办方的回复会发送到这里。', 'Leave your e-mail address to receive the organizer’s reply.'],
  contactSignedIn: [
    '回复会出现在您的“消息中心”，并发送到账号邮箱。',
    'The reply appears in your Messages and is sent to your account’s e-mail.',
  ],
  send: ['提交', 'Submit'],
  sentTitle: ['已收到，谢谢', 'Received, thank you'],
  sentLead: ['主办方会尽快查看。', 'The organizer will review it as soon as possible.'],
  another: ['再写一条', 'Write another'],
  organizer: [
    '您正以主办方身份登录，请在控制台查看收到的意见。',
    'You are logged in as organizer staff. Please view feedback in the console.',
  ],
  toConsole: ['打开意见箱', 'Open feedback'],
});
