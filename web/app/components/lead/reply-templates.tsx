import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { filledTemplate } from './filled-template.ts';
import { ReplyTemplateDialog } from './reply-template-form.tsx';
import { replyTemplateTexts } from './reply-template.texts.ts';

type Props = { lead: Lead; text: string; onText: (text: string) => void };

/** Puts a template of the company behind what is typed; administrators keep them. */
export function ReplyTemplates({ lead, text, onText }: Props) {
  const t = useTexts(replyTemplateTexts);
  const lang = useLang();
  const mayKeep = useCanCall(calls.lead.saveTemplate);
  const [round, setRound] = useState(0);
  const [manages, setManages] = useState(false);
  const { record } = useRecord(`templates ${round}`, (signal) => api(calls.lead.templates, {}, signal));
  const list = record?.list ?? [];
  const use = (name: string): void => {
    const chosen = list.find((one) => one.name === name);
    if (chosen === undefined) return;
    const filled = filledTemplate(chosen.text, lead, lang);
    onText(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`);
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      {list.length > 0 && (
        <div className="min-w-0 flex-1">
          <Select
            label={t('use')}
            name="template"
            placeholder={t('select')}
            options={list.map(({ name }) => ({ value: name, label: name }))}
            value=""
            onChange={({ target }) => use(target.value)}
          />
        </div>
      )}
      {mayKeep && record !== null && (
        <Button kind="plain" small aria-haspopup="dialog" onClick={() => setManages(true)}>
          {t('manage')}
        </Button>
      )}
      {manages && (
        <ReplyTemplateDialog
          list={list}
          text={text}
          onChange={() => setRound((before) => before + 1)}
          onClose={() => setManages(false)}
        />
      )}
    </div>
  );
}
