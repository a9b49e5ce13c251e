import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const mailTexts = texts({
  codeSubject: ['【{fair}】注册验证码 {code}', '{fair}: your registration code is {code}'],
  codeBody: [
    '您好！\n\n您正在注册{fair}，验证码是：{code}\n\n验证码 {minutes} 分钟内有效。如果不是您本人操作，请忽略这封邮件。\n\n{fair}组委会',
    'Hello,\n\nyou are registering for {fair}. Your code is: {code}\n\nIt is valid for {minutes} minutes. If this was not you, please ignore this e-mail.\n\nThe organizers of {fair}',
  ],
});

export function codeMail(exhibition: Exhibition, lang: Lang, email: string, code: string): NewMessage {
  const t = translator(mailTexts, lang);
  const fair = exhibition.shortName[lang];
  return {
    exhibitionId: exhibition.id,
    kind: 'email',
    recipient: email,
    subject: t('codeSubject', { fair, code }),
    body: t('codeBody', { fair, code, minutes: LIMITS.codeMinutes }),
    code,
    link: null,
  };
}
