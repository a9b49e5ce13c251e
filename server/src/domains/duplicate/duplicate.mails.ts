import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const mergedTexts = texts({
  ended: [
    '您在{fair}有两个账号，主办方已将其合并。请改用 {address} 登录，本账号不再使用。',
    'You had two accounts at {fair}, and the organizer has merged them. Please log in with {address} from now on. This account is closed.',
  ],
  stays: [
    '您在{fair}有两个账号，主办方已将 {address} 合并到本账号。',
    'You had two accounts at {fair}, and the organizer has merged {address} into this one.',
  ],
});

/** Tells the owner of an account that was merged; `address` is that of the other one, half hidden. */
export function mergedMessage(
  { exhibition, lang, to }: { exhibition: Exhibition; lang: Lang; to: string },
  { what, address }: { what: 'ended' | 'stays'; address: string },
): NewMessage {
  const t = translator(mergedTexts, lang);
  const change = t(what, { fair: exhibition.shortName[lang], address });
  if (!to.includes('@')) return composeSms(exhibition, lang, { to, text: change });
  return composeMail(exhibition, lang, { kind: 'accountChanged', to, category: 'transactional', values: { change } });
}
