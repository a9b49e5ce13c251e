import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { CheckProps } from './human-check-panel.tsx';
import { identityTexts } from './identity.texts.ts';
import { SliderPuzzle } from './slider-puzzle.tsx';
import { useSliderCheck, type Remark, type SliderStage } from './use-slider-check.ts';

/** The slider with what surrounds it: what to do, how it went, another picture, another way. */
export function SliderCheck({ onOtherWay, ...given }: CheckProps) {
  const t = useTexts(identityTexts);
  const { stage, remark, load, check } = useSliderCheck(given);
  return (
    <div className="grid gap-3">
      <p className="text-soft">{t('how')}</p>
      {stage.name === 'loading' && <Loading />}
      {stage.name === 'failed' && (
        <div className="note note-bad" role="alert">
          {stage.message ?? t('offline')}
        </div>
      )}
      {'slider' in stage && (
        // a new challenge, or another try at this one, begins with the piece at the left
        <SliderPuzzle
          key={stage.id}
          slider={stage.slider}
          state={stage.name}
          wrong={remark === 'wrong'}
          onSlide={check}
        />
      )}
      <State stage={stage} remark={remark} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <Button kind="quiet" small busy={stage.name === 'loading' || stage.name === 'checking'} onClick={load}>
          {t('refresh')}
        </Button>
        <Button kind="plain" small onClick={onOtherWay}>
          {t('otherWay')}
        </Button>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <div className="bone aspect-[400/220] w-full" />
      <div className="bone h-12 w-full" />
    </div>
  );
}

/** One line that is read aloud as it changes. */
function State({ stage, remark }: { stage: SliderStage; remark: Remark }) {
  const t = useTexts(identityTexts);
  return (
    <p role="status" className="min-h-6 text-[0.93rem]">
      {stage.name === 'passed' && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-good">
          <Icon name="check" />
          {t('passed')}
        </span>
      )}
      {stage.name === 'checking' && <span className="text-soft">{t('checking')}</span>}
      {stage.name !== 'passed' && stage.name !== 'checking' && remark !== null && (
        <span className="font-semibold text-bad">{t(remark)}</span>
      )}
    </p>
  );
}
