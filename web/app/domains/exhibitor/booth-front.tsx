import type { ExhibitorDetail } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Picture } from '../../ui/picture.tsx';
import { webAddress } from '../../ui/web-address.ts';
import { ChatAvailability, ChatNow } from '../../components/chat/chat-now.tsx';
import { FavouriteButton } from '../../components/favourite/favourite-button.tsx';
import { InviteButton } from '../../components/invitation/invite-button.tsx';
import { FollowButton } from '../../components/follow/follow-button.tsx';
import { AskLink } from '../../components/inquiry/ask-link.tsx';
import { OtherName } from '../../ui/other-name.tsx';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { ShareButton } from '../../components/sharing/share-button.tsx';
import { track } from '../../tracking/track.ts';
import { exhibitorTexts } from './exhibitor.texts.ts';

/** The front of the booth: a fascia in the hall's colour, sign plate, mark, names, one row of actions, and the banner beside it. */
export function BoothFront({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useTexts(exhibitorTexts);
  const lang = useLang();
  const name = inLang(exhibitor.name, lang);
  const { booth, answerTime } = exhibitor;
  const banner = exhibitor.banners[0];
  const threeD = webAddress(exhibitor.threeDUrl);
  return (
    <section className="card mt-4 overflow-hidden" aria-label={name}>
      <div className="h-2.5" style={booth === null ? undefined : { background: booth.hall.colour }} />
      <div className="grid lg:grid-cols-[minmax(0,1fr)_36rem]">
        <div className="order-last flex flex-col gap-5 p-5 md:p-8 lg:order-none">
          {booth !== null && (
            <p className="flex flex-wrap items-center gap-3">
              <BoothPlate booth={booth} big />
              <Says text={booth.hall.name} />
            </p>
          )}
          <div className="flex items-center gap-5">
            <Picture
              address={exhibitor.logo}
              alt=""
              sizes="96px"
              width={96}
              height={96}
              className="size-20 shrink-0 rounded-sign border border-line object-cover md:size-24"
            />
            <div className="min-w-0">
              <h1 className="text-2xl md:text-[1.9rem]">{name}</h1>
              <OtherName name={exhibitor.name} className="mt-1 text-lg text-soft" />
            </div>
          </div>
          {answerTime !== null && (
            <p className="num text-sm">{t('answers', { time: t(answerTime.unit, answerTime) })}</p>
          )}
          <ChatAvailability exhibitorId={exhibitor.id} known={answerTime !== null} />
          <div className="mt-auto flex flex-wrap gap-3">
            <ChatNow exhibitorId={exhibitor.id} />
            <FavouriteButton kind="ACTOR" id={exhibitor.id} name={name} text />
            <FollowButton kind="exhibitor" subject={exhibitor.id} name={name} />
            <AskLink exhibitors={[exhibitor.id]} />
            <ShareButton title={name} onShared={() => track('001034006', exhibitor.id)} />
            <InviteButton invited={{ kind: 'ACTOR', id: exhibitor.id, name, from: 'booth' }} />
            {threeD !== null && (
              <a className="button button-quiet" href={threeD} rel="noopener nofollow ugc" target="_blank">
                {t('threeD')}
              </a>
            )}
          </div>
        </div>
        {banner !== undefined && (
          <div className="aspect-[1200/560] overflow-hidden bg-[var(--stage)] lg:aspect-auto lg:min-h-[16.8rem]">
            <Picture
              address={banner}
              alt=""
              sizes="(max-width: 1024px) 100vw, 576px"
              width={1200}
              height={560}
              className="h-full w-full object-cover"
            />
          </div>
        )}
      </div>
    </section>
  );
}
