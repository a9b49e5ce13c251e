import { texts } from '@fairbridge/contract/text.ts';
import { useTexts } from '../../i18n/lang.tsx';

const noteTexts = texts({
  corrected: ['没有找到“{from}”，以下是“{to}”的结果', 'No exact match for “{from}”. Showing results for “{to}”.'],
  leftOut: ['没有人用到“{from}”，以下结果不含这个词', 'Nothing here uses “{from}”. The results leave it out.'],
});

/** What was made of the words asked for: put right, or left out where nothing uses them. */
export function CorrectionNotes({ corrections }: { corrections: readonly { from: string; to: string }[] }) {
  const t = useTexts(noteTexts);
  return corrections.map(({ from, to }) => (
    <p key={from} className="note">
      {to === '' ? t('leftOut', { from }) : t('corrected', { from, to })}
    </p>
  ));
}
