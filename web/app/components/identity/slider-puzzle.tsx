import type { Slide, Slider } from '@fairbridge/contract/identity/identity.shapes.ts';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { identityTexts } from './identity.texts.ts';
import { useSlide } from './use-slide.ts';

/** Width of the handle, as in its class. */
const HANDLE_REM = 3.25;

type PuzzleProps = {
  slider: Slider;
  state: 'ready' | 'checking' | 'passed';
  /** The last slide was wrong. */
  wrong: boolean;
  onSlide: (slide: Slide) => void;
};

/** The picture and the slider under it: by mouse, finger, or the keys of a keyboard. */
export function SliderPuzzle({ slider, state, wrong, onSlide }: PuzzleProps) {
  const t = useTexts(identityTexts);
  const most = slider.width - slider.pieceWidth;
  const slide = useSlide({ most, enabled: state === 'ready', onSlide });
  const part = slide.x / most;
  return (
    <div className="grid gap-3">
      <div
        className="relative w-full overflow-hidden rounded-sign select-none"
        style={{ aspectRatio: `${slider.width} / ${slider.height}` }}
      >
        <img src={slider.background} alt={t('picture')} className="block size-full" draggable={false} />
        <img
          src={slider.piece}
          alt=""
          draggable={false}
          className="absolute cursor-grab touch-none active:cursor-grabbing"
          style={{
            left: `${(slide.x / slider.width) * 100}%`,
            top: `${(slider.pieceY / slider.height) * 100}%`,
            width: `${(slider.pieceWidth / slider.width) * 100}%`,
          }}
          {...slide.pointer((space) => space / slider.width)}
        />
      </div>
      <Rail part={part} tone={state === 'passed' ? 'good' : wrong && slide.x === 0 ? 'bad' : 'plain'}>
        <Keys x={slide.x} most={most} slide={slide} />
        <div
          className="absolute inset-y-0 grid w-[3.25rem] cursor-grab touch-none place-items-center rounded-sign bg-action text-on-action active:cursor-grabbing peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action"
          style={{ left: `calc((100% - ${HANDLE_REM}rem) * ${part})` }}
          {...slide.pointer((space, own) => (space - own) / most)}
        >
          <Icon name={state === 'passed' ? 'check' : 'arrow'} size={24} />
        </div>
      </Rail>
      {slide.byKeys && state === 'ready' && <Button onClick={slide.confirm}>{t('confirm')}</Button>}
    </div>
  );
}

const TONES = { plain: 'bg-tint', good: 'bg-good/20', bad: 'bg-bad/15' } as const;

function Rail({ part, tone, children }: { part: number; tone: keyof typeof TONES; children: ReactNode }) {
  const t = useTexts(identityTexts);
  return (
    <div
      className={`relative h-12 w-full rounded-sign border border-line select-none ${tone === 'bad' ? 'bg-bad/10' : 'bg-paper'}`}
    >
      <div
        className={`absolute inset-y-0 left-0 rounded-sign ${TONES[tone]}`}
        style={{ width: `calc((100% - ${HANDLE_REM}rem) * ${part} + ${HANDLE_REM / 2}rem)` }}
      />
      {part === 0 && (
        <p
          className="pointer-events-none absolute inset-0 grid place-items-center pl-14 text-[0.93rem] text-soft"
          aria-hidden="true"
        >
          {t('drag')}
        </p>
      )}
      {children}
    </div>
  );
}

/** A real slider for keyboards and for readers of the screen; fingers and mice have the handle drawn over it. */
function Keys({ x, most, slide }: { x: number; most: number; slide: ReturnType<typeof useSlide> }) {
  const t = useTexts(identityTexts);
  const hint = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    // a jump to an end is no way to find a place, and would not be taken for a hand's
    if (event.key === 'Home' || event.key === 'End') event.preventDefault();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    slide.confirm();
  };
  return (
    <>
      <input
        type="range"
        className="peer sr-only"
        min={0}
        max={most}
        step={1}
        value={Math.round(x)}
        aria-label={t('position')}
        aria-valuetext={t('positionOf', { x: Math.round(x), most })}
        aria-describedby={hint}
        onFocus={slide.startKeys}
        onChange={(event) => slide.moveByKeys(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
      <span id={hint} className="sr-only">
        {t('keys')}
      </span>
    </>
  );
}
