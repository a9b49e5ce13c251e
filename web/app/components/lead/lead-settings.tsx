import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import type { Colleague } from '@fairbridge/contract/lead/lead.shapes.ts';
import { InquiryQuestions } from './inquiry-questions.tsx';
import { inquiryQuestionsTexts } from './inquiry-questions.texts.ts';
import { LeadRules } from './lead-rules.tsx';
import { leadRulesTexts } from './lead-rules.texts.ts';

/** What administrators decide about all leads to come. */
export function LeadSettings({ colleagues }: { colleagues: readonly Colleague[] }) {
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
