import { inLang } from '@fairbridge/contract/text.ts';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Turning } from './carousel-turn.ts';
import { carouselTexts } from './carousel.texts.ts';
import { PageAnchor, type ShownLink } from '../../components/home/page-link.tsx';

const ROUND =
  'grid size-8 place-items-center md:size-10 rounded-full border border-line bg-card text-ink hover:border-action hover:text-action';

function Controls({ turning, many, className }: { turning: Turning; many: boolean; className: string }) {
  const t = useTexts(carouselTexts);
  return (
    <div className={`absolute z-10 flex items-center gap-1.5 md:gap-2 ${className}`}>
      <button
        type="button"
        className={ROUND}
        aria-label={t(turning.playing ? 'stop' : 'start')}
        onClick={turning.toggle}
      >
        <Icon name={turning.playing ? 'pause' : 'play'} size={18} />
      </button>
      {many && (
        <>
          <button type="button" className={ROUND} aria-label={t('previous')} onClick={() => turning.turn(-1)}>
            <Icon name="back" size={18} />
          </button>
          <button type="button" className={ROUND} aria-label={t('next')} onClick={() => turning.turn(1)}>
            <Icon name="arrow" size={18} />
          </button>
        </>
      )}
    </div>
  );
}

type LinkCarouselProps = {
  links: readonly ShownLink[];
  label: string;
  turning: Turning;
  className: string;
  /** Of what a finger turns, and of the buttons in it. */
  frame: string;
  controls: string;
  /** What is seen of a link. */
  children: (link: ShownLink, shown: boolean) => ReactNode;
};

/** Links of the organizer, by the carousel pattern of WAI-ARIA: a stop button first, arrows, a finger, and never a hidden link. */
export function LinkCarousel({ links, label, turning, className, frame, controls, children }: LinkCarouselProps) {
  const t = useTexts(carouselTexts);
  const lang = useLang();
  const swiped = useRef(false);
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
      aria-label={label}
      className={className}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && turning.hold('pointer', true)}
      onPointerLeave={() => turning.hold('pointer', false)}
      onFocus={() => turning.hold('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && turning.hold('focus', false)
      }
      onKeyDown={onKey}
    >
      {turning.moves && <Controls turning={turning} many={many} className={controls} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a finger; keys and buttons do the same */}
      <div
        aria-live={turning.turning ? 'off' : 'polite'}
        className={`touch-pan-y ${frame}`}
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
        {links.map((link, at) => (
          <div
            key={link.id}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('slideOf', { at: at + 1, all: links.length, name: inLang(link.title, lang) })}
            className="h-full"
            hidden={at !== turning.shown}
          >
            <PageAnchor link={link} className="relative block h-full">
              {children(link, at === turning.shown)}
            </PageAnchor>
          </div>
        ))}
      </div>
    </section>
  );
}
