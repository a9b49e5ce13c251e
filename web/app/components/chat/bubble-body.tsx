import type { MessageBody, Side, WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { CardContact, CardPerson } from '../card/card-face.tsx';
import { chatTexts } from './chat.texts.ts';
import { offersTexts } from './offers.texts.ts';
import { OutgoingFiles, SentFiles } from './sent-files.tsx';
import { sentExhibit } from './sent-exhibits.ts';
import { SentInvitation } from './sent-invitation.tsx';
import { SentQuote } from './sent-quote.tsx';

export type ShownExhibit = { id: string; name: Bilingual; strength: string; picture: string };

/** An exhibit in a row: its picture, name and strength. */
export function ExhibitLine({ exhibit }: { exhibit: ShownExhibit }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Picture
        address={exhibit.picture}
        alt=""
        sizes="56px"
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-sign object-cover"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="clamp-2 leading-snug font-semibold">
          <Says text={exhibit.name} />
        </span>
        {exhibit.strength !== '' && <span className="num text-sm text-soft">{exhibit.strength}</span>}
      </span>
    </span>
  );
}

/** A buyer opens it at the fair, an exhibitor in the workbench. */
const exhibitPath = (id: string, side: Side): string =>
  side === 'exhibitor' ? `/exhibit-detail/${id}` : `/find-exhibit/detail/${id}`;

function Exhibit({ exhibit, side }: { exhibit: ShownExhibit | null; side: Side }) {
  const t = useTexts(chatTexts);
  if (exhibit === null) return <p className="text-soft">{t('exhibitGone')}</p>;
  return (
    <LocalLink to={exhibitPath(exhibit.id, side)} className="block hover:text-action">
      <ExhibitLine exhibit={exhibit} />
    </LocalLink>
  );
}

const Words = ({ text }: { text: string }) => (
  <p className="break-words whitespace-pre-wrap" dir="auto">
    <LinkedText text={text} />
  </p>
);

/** What a message holds. `company`: what the exhibitor of the conversation is called. */
export function BubbleBody({ body, side, company = '' }: { body: MessageBody; side: Side; company?: string }) {
  const t = useTexts(chatTexts);
  switch (body.kind) {
    case 'text':
      return <Words text={body.text} />;
    case 'product':
      return <Exhibit exhibit={body.product} side={side} />;
    case 'card':
      if (body.card === null) return <p className="text-soft">{t('cardGone')}</p>;
      return (
        <div className="grid gap-1" role="group" aria-label={t('card')}>
          <CardPerson card={body.card} />
          <CardContact card={body.card} />
        </div>
      );
    case 'files':
      return <SentFiles files={body.files} />;
    case 'quote':
      return <SentQuote quote={body.quote} side={side} name={company} />;
    case 'invitation':
      return <SentInvitation invitation={body.invitation} side={side} />;
    case 'recalled':
    case 'recall':
    case 'assigned':
    case 'talk':
      return null;
  }
}

/** What a message holds that is still on its way. */
export function OutgoingBody({ body }: { body: WrittenBody }) {
  const t = useTexts(chatTexts);
  const offered = useTexts(offersTexts);
  if (body.kind === 'text') return <Words text={body.text} />;
  if (body.kind === 'files') return <OutgoingFiles files={body.files} />;
  if (body.kind === 'quote' || body.kind === 'invitation')
    return (
      <p className="flex items-center gap-2">
        <NavIcon name="invitation" />
        {offered(body.kind)}
      </p>
    );
  const exhibit = body.kind === 'product' ? sentExhibit(body.productId) : null;
  if (exhibit !== null) return <ExhibitLine exhibit={exhibit} />;
  return (
    <p className="flex items-center gap-2">
      <Icon name={body.kind === 'card' ? 'person' : 'order'} />
      {t(body.kind === 'card' ? 'card' : 'Exhibit')}
    </p>
  );
}
