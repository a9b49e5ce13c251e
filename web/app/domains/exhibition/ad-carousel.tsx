import { inLang } from '@fairbridge/contract/text.ts';
import { useRef, type KeyboardEvent } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useTurning } from './carousel-turn.ts';
import { homeTexts } from './home.texts.ts';
import { PageAnchor, type ShownLink } from './page-link.tsx';

const ROUND =
  'grid size-8 place-items-center md:size-10 rounded-full border border-line bg-card text-ink hover:border-action hover:text-action';

function Slide({ link, label, shown }: { link: ShownLink; label: string; shown: boolean }) {
  const t = useTexts(homeTexts);
  const lang = useLang();
  return (
    <div role="group" aria-roledescription={t('slide')} aria-label={label} hidden={!shown}>
      <PageAnchor link={link} className="block">
        <Picture
          address={link.picture}
          alt={inLang(link.title, lang)}
          sizes="(min-width: 1320px) 1280px, 100vw"
          width={1200}
          height={400}
          className="h-full w-full object-cover"
        />
      </PageAnchor>
    </div>
  );
}

/** Advertising of the organizer, by the carousel pattern of WAI-ARIA: a stop button first, arrows, a finger, and never a hidden link. */
export function AdCarousel({ links }: { links: readonly ShownLink[] }) {
  const t = useTexts(homeTexts);
  const lang = useLang();
  const turning = useTurning(links.length);
  const swiped = useRef(false);
  if (links.length === 0) return null;
  const many = links.length > 1;

  const onKey = (event: KeyboardEvent): void => {
    if (!many || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    turning.turn(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what holds it still; each act has a button of its own
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('ads')}
      className="page pt-10"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && turning.hold('pointer', true)}
      onPointerLeave={() => turning.hold('pointer', false)}
      onFocus={() => turning.hold('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && turning.hold('focus', false)
      }
      onKeyDown={onKey}
    >
      <div className="relative">
        {many && (
          <div className="absolute right-2 bottom-2 z-10 flex items-center gap-1.5 md:right-3 md:bottom-3 md:gap-2">
            <button
              type="button"
              className={ROUND}
              aria-label={t(turning.playing ? 'stopAds' : 'startAds')}
              onClick={turning.toggle}
            >
              <Icon name={turning.playing ? 'pause' : 'play'} size={18} />
            </button>
            <button type="button" className={ROUND} aria-label={t('previousAd')} onClick={() => turning.turn(-1)}>
              <Icon name="back" size={18} />
            </button>
            <button type="button" className={ROUND} aria-label={t('nextAd')} onClick={() => turning.turn(1)}>
              <Icon name="arrow" size={18} />
            </button>
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a finger; keys and buttons do the same */}
        <div
          aria-live={turning.turning ? 'off' : 'polite'}
          className="aspect-[3/1] touch-pan-y overflow-hidden rounded bg-[var(--stage)]"
          onPointerDown={({ clientX }) => turning.press(clientX)}
          onPointerUp={({ clientX }) => {
            swiped.current = many && turning.release(clientX);
          }}
          onDragStart={(event) => event.preventDefault()}
          onClickCapture={(event) => {
            if (swiped.current) event.preventDefault();
            swiped.current = false;
          }}
        >
          {links.map((link, index) => (
            <Slide
              key={link.id}
              link={link}
              label={t('slideOf', { at: index + 1, all: links.length, name: inLang(link.title, lang) })}
              shown={index === turning.shown}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
