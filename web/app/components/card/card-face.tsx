import type { VisitingCard } from '@fairbridge/contract/card/card.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { cardFaceTexts } from './card-face.texts.ts';

/** Who it is: name, position, company, where from, and where an exhibitor stands. */
export function CardPerson({ card }: { card: VisitingCard }) {
  const t = useTexts(cardFaceTexts);
  const lang = useLang();
  const company = inLang(card.company, lang);
  const [position, country, address] = [card.position, card.country, card.address].map((text) => inLang(text, lang));
  return (
    <div className="min-w-0 break-words">
      <p className="font-semibold">{inLang(card.name, lang)}</p>
      {position !== '' && <p className="text-sm text-soft">{position}</p>}
      {card.exhibitor === null ? (
        company !== '' && <p>{company}</p>
      ) : (
        <LocalLink to={`/find-exhibitor/detail/${card.exhibitor.id}`} className="link">
          {company}
        </LocalLink>
      )}
      {card.exhibitor !== null && card.exhibitor.booth !== '' && (
        <p className="num text-sm">
          {t('booth')} {card.exhibitor.booth}
        </p>
      )}
      {country !== '' && <p className="text-sm text-soft">{country}</p>}
      {address !== '' && <p className="text-sm text-soft">{address}</p>}
    </div>
  );
}

/** How to reach the person: what the card shows of it. */
export function CardContact({ card: { email, mobile, website } }: { card: VisitingCard }) {
  return (
    <>
      <ContactLines email={email} mobile={mobile} />
      {website !== '' && <p className="py-0.5 text-sm break-all">{website}</p>}
    </>
  );
}
