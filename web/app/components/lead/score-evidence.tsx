import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ScoredAct, ScoreEvidence as Evidence } from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { Button } from '../../ui/button.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { actAddress } from './act-address.ts';
import { leadScoreTexts } from './lead-score.texts.ts';
import { ScoreSettings } from './score-settings.tsx';

function Act({ act, buyer }: { act: ScoredAct; buyer: string }) {
  const t = useTexts(leadScoreTexts);
  const lang = useLang();
  const { kind, name, subject, times, points, at } = act;
  const isOfBooth = (kind === 'visit' || kind === 'favourite') && subject === '';
  const about = isOfBooth ? t('booth') : name === null ? '' : inLang(name, lang);
  return (
    <li className="flex items-baseline justify-between gap-4 py-1.5">
      <span className="min-w-0 break-words">
        <LocalLink to={actAddress(act, buyer)} className="link">
          {kind === 'visit' ? t('visitTimes', { count: times }) : t(kind)}
          {about !== '' && ` · ${about}`}
        </LocalLink>
        <span className="num block text-sm text-soft">{beijingDay(at, lang)}</span>
      </span>
      <span className="num font-semibold">{t('worth', { count: points })}</span>
    </li>
  );
}

type Props = {
  /** Another one is another record. */
  subject: string;
  buyer: string;
  read: (signal: AbortSignal) => Promise<Evidence>;
  /** Where administrators may decide what counts: the list beside it is read anew. */
  onWeighed?: () => void;
};

/** How warm a buyer is and why: each act with its points and where it leads. */
export function ScoreEvidence({ subject, buyer, read, onWeighed }: Props) {
  const t = useTexts(leadScoreTexts);
  const maySet = useCanCall(calls.leadScore.setWeights) && onWeighed !== undefined;
  const [round, setRound] = useState(0);
  const [sets, setSets] = useState(false);
  const { record, failure } = useRecord(`${subject} ${round}`, read);
  return (
    <section aria-label={t('title')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{t('title')}</h3>
        {record !== null && <p className="num font-semibold">{t('points', { count: record.points })}</p>}
      </div>
      {failure !== '' && <p role="alert">{failure}</p>}
      {record?.acts.length === 0 && <p className="text-soft">{t('none')}</p>}
      <ul>
        {record?.acts.map((act) => (
          <Act key={`${act.kind} ${act.subject} ${act.at}`} act={act} buyer={buyer} />
        ))}
      </ul>
      <p className="text-sm text-soft">{t('fades', { days: LIMITS.scoreHalfLifeDays, most: LIMITS.scoreActsMax })}</p>
      {maySet && (
        <Button kind="plain" small className="mt-1" aria-haspopup="dialog" onClick={() => setSets(true)}>
          {t('settings')}
        </Button>
      )}
      {sets && (
        <ScoreSettings
          onClose={() => setSets(false)}
          onSaved={() => {
            setRound((before) => before + 1);
            onWeighed?.();
          }}
        />
      )}
    </section>
  );
}
