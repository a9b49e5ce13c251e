import type { CorrectedField } from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const correctedTexts = texts({
  said: [
    '{fair}主办方按您的要求更正了您的资料：{fields}。',
    'At your request, the organizer of {fair} has corrected your details: {fields}.',
  ],
  name: ['姓名', 'name'],
  position: ['职位', 'position'],
  company: ['公司名称', 'company'],
  country: ['国家/地区', 'country'],
  mobileAreaCode: ['手机区号', 'mobile area code'],
  mobile: ['手机号', 'mobile'],
});

type To = { exhibition: Exhibition; lang: Lang; to: string };

/** To an address of the account: which details the organizer has corrected. What they are now is read after logging in. */
export function correctedMessage({ exhibition, lang, to }: To, fields: readonly CorrectedField[]): NewMessage {
  const t = translator(correctedTexts, lang);
  const named = fields.map((field) => t(field)).join(lang === 'zh' ? '、' : ', ');
  const change = t('said', { fair: exhibition.shortName[lang], fields: named });
  if (!to.includes('@')) return composeSms(exhibition, lang, { to, text: change });
  return composeMail(exhibition, lang, { kind: 'accountChanged', to, category: 'transactional', values: { change } });
}
