import { useTexts } from '../i18n/lang.tsx';
import { stepsTexts } from './steps.texts.ts';

/** Where one is in a sequence; `current` from 0. */
export function Steps({ labels, current }: { labels: readonly string[]; current: number }) {
  const t = useTexts(stepsTexts);
  return (
    <ol
      className="mb-8 grid auto-cols-fr grid-flow-col gap-1"
      aria-label={t('step', { step: current + 1, steps: labels.length })}
    >
      {labels.map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={`border-t-4 pt-2 text-sm ${index <= current ? 'border-action font-semibold' : 'border-line text-soft'}`}
        >
          <span className="num mr-1.5">{index + 1}</span>
          {label}
        </li>
      ))}
    </ol>
  );
}
