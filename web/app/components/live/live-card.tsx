import type { LiveCard as Card } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { BoothPlate } from '../booth/booth-plate.tsx';
import { liveTexts } from './live.texts.ts';
import { livePath } from './live-path.ts';
import { LiveStateBadge } from './live-state.tsx';
import { SpanTime } from '../content/span-time.tsx';
import { useWant } from './use-want.ts';
import { WantButton } from './want-button.tsx';

export type ShownLive = Card & { wantsToWatch?: boolean };

/** Who watches, who has watched, or who wants to, by its state. */
function Audience({ live, wanted }: { live: Card; wanted: number }) {
  const t = useTexts(liveTexts);
  const lang = useLang();
  const [word, count] =
    live.state === 'onLive'
      ? (['viewers', live.viewers] as const)
      : live.state === 'upcoming'
        ? (['wanted', wanted] as const)
        : (['watched', live.watched] as const);
  return <span className="num text-sm text-soft">{t(word, { count: number(count, lang) })}</span>;
}

/** A live as it stands in a list: its cover, how it stands and when, and who watches. `first`: among the first of its page, its cover is wanted at once. */
export function LiveCard({ live, first = false }: { live: ShownLive; first?: boolean }) {
  const t = useTexts(liveTexts);
  const lang = useLang();
  const want = useWant({ id: live.id, wantsToWatch: live.wantsToWatch ?? false, wanted: live.wanted });
  const { exhibitor, state } = live;
  const booth = exhibitor?.booth ?? null;
  return (
    <article className="entry">
      <div className="relative">
        <Picture
          address={live.cover}
          alt=""
          sizes="(max-width: 480px) 94vw, 400px"
          width={640}
          height={360}
          eager={first}
          className="aspect-video w-full bg-[var(--stage)] object-cover"
        />
        <span className="absolute top-2 left-2">
          <LiveStateBadge state={state} />
        </span>
        <span className="absolute top-2 right-2">
          <FavouriteButton kind="LIVE" id={live.id} name={inLang(live.title, lang)} />
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3.5">
        <h3 className="entry-title clamp-2 text-[1.05rem]">
          <LocalLink to={livePath(live.id)}>
            <Says text={live.title} />
          </LocalLink>
        </h3>
        <p className="text-sm">
          <SpanTime startsAt={live.startsAt} endsAt={live.endsAt} />
        </p>
        <p className="flex items-center gap-2 text-sm">
          <span className="truncate">{exhibitor === null ? t('organizer') : inLang(exhibitor.name, lang)}</span>
          {live.scope !== 0 && <Icon name="lock" size={15} />}
        </p>
        <div className="mt-auto flex min-h-8 flex-wrap items-center justify-between gap-2 pt-1">
          <span className="flex items-center gap-2.5">
            {booth !== null && <BoothPlate booth={booth} />}
            <Audience live={live} wanted={want.count} />
          </span>
          {state === 'upcoming' && (
            <WantButton small on={want.on} title={inLang(live.title, lang)} onPress={want.press} />
          )}
        </div>
      </div>
    </article>
  );
}
