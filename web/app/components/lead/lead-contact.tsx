import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { regionName } from '../order/buyer-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactLines, telOf } from '../../ui/contact-lines.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ChatWith } from '../chat/chat-with.tsx';
import { saveContact } from '../contact-file/contact-file.ts';
import { contactFileTexts } from '../contact-file/contact-file.texts.ts';
import { leadTexts } from './lead.texts.ts';

function useMailTo({ kind, buyer: { email }, product }: Lead): string {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const about = product === null ? t('wholeBooth') : inLang(product.name, lang);
  const subject = t(kind === 'order' ? 'mailSubject' : 'inquirySubject', { product: about });
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** How to reach the buyer, in a row. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { email, mobile } = lead.buyer;
  const mailTo = useMailTo(lead);
  return <ContactLines email={email} mobile={mobile} mailTo={mailTo} />;
}

/** The same to be pressed with a thumb. */
export function LeadContactButtons({ lead }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const contactFile = useTexts(contactFileTexts);
  const lang = useLang();
  const { email, mobile, country, ...buyer } = lead.buyer;
  const mailTo = useMailTo(lead);
  const save = (): void => saveContact({ ...buyer, email, mobile, country: regionName(country, lang) });
  return (
    <div className="my-3 flex flex-wrap gap-3">
      <ChatWith visitorId={lead.buyer.id} />
      {mobile !== '' && (
        <a className="button button-quiet gap-2" href={telOf(mobile)}>
          <Icon name="phone" />
          {t('call')}
        </a>
      )}
      {email !== '' && (
        <a className="button button-quiet gap-2" href={mailTo}>
          <Icon name="mail" />
          {t('mail')}
        </a>
      )}
      {(email !== '' || mobile !== '') && (
        <Button kind="quiet" onClick={save}>
          {contactFile('save')}
        </Button>
      )}
    </div>
  );
}
