import type { AnswerTime } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { useState } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { inboxQuery, type LeadQuery } from './lead-query.ts';
import type { Colleague } from '@fairbridge/contract/lead/lead.shapes.ts';
import { InquiryQuestions } from './inquiry-questions.tsx';
import { inquiryQuestionsTexts } from './inquiry-questions.texts.ts';
import { LeadRules } from './lead-rules.tsx';
import { leadRulesTexts } from './lead-rules.texts.ts';
import { leadTexts } from './lead.texts.ts';

type Answered = { answersMissing: number; answerTime: AnswerTime | null };
export type LeadHeadFacts = Answered & { waiting: number; due: number };
type Props = LeadHeadFacts & { asked: LeadQuery; colleagues: readonly Colleague[] | null };

/** What buyers are told of how soon the company answers, or how many answers are missing until then. */
function Answers({ answersMissing, answerTime }: Answered) {
  const t = useTexts(leadTexts);
  return (
    <p className="num mr-auto text-sm text-soft">
      {answerTime === null
        ? t('answersMissing', { count: answersMissing })
        : t('answersWithin', { time: t(answerTime.unit, answerTime) })}
    </p>
  );
}

/** What administrators decide about all leads to come. */
function LeadSettings({ colleagues }: { colleagues: readonly Colleague[] }) {
  const t = useTexts(leadRulesTexts);
  const asks = useTexts(inquiryQuestionsTexts);
  const [open, setOpen] = useState<'rules' | 'questions' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="plain" small aria-haspopup="dialog" onClick={() => setOpen('rules')}>
        {t('open')}
      </Button>
      <Button kind="plain" small aria-haspopup="dialog" onClick={() => setOpen('questions')}>
        {asks('open')}
      </Button>
      {open === 'rules' && <LeadRules colleagues={colleagues} onClose={close} />}
      {open === 'questions' && <InquiryQuestions onClose={close} />}
    </div>
  );
}

/** How many wait, how soon buyers are answered, and the way between the list and the board. */
export function LeadHead({ asked, colleagues, waiting, due, ...answered }: Props) {
  const t = useTexts(leadTexts);
  const to = (view: LeadQuery['view']): string => inboxQuery.address({ ...asked, view, state: undefined });
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="num mr-auto font-semibold" aria-live="polite">
        {waiting === 0 ? t('noneWaiting') : t('waiting', { count: waiting })}
        {due > 0 && ` · ${t('due', { count: due })}`}
      </p>
      <nav aria-label={t('views')} className="flex gap-2">
        {(['list', 'board'] as const).map((view) => (
          <LocalLink
            key={view}
            to={to(view)}
            aria-current={view === asked.view ? 'page' : undefined}
            className={`flex min-h-11 items-center border-b-[3px] px-3 ${view === asked.view ? 'border-action font-semibold' : 'border-transparent text-soft hover:text-ink'}`}
          >
            {t(view)}
          </LocalLink>
        ))}
      </nav>
      <Answers {...answered} />
      {colleagues !== null && <LeadSettings colleagues={colleagues} />}
    </div>
  );
}
