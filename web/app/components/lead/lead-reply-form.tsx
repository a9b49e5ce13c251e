import { reply } from '@fairbridge/contract/lead/lead.calls.ts';
import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { leadTexts } from './lead.texts.ts';
import { ReplyTemplates } from './reply-templates.tsx';

/** An answer to the buyer by e-mail; the same press sent again sends it once (G57). Whoever was new has been contacted by it. */
export function LeadReplyForm({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const t = useTexts(leadTexts);
  const { id } = lead;
  const { revalidate } = useRevalidator();
  const form = usePersistentForm(`reply.${id}`, () => ({ text: '' }));
  const request = useRef<string>(crypto.randomUUID());
  const submit = () =>
    form.submit({
      schema: reply.input,
      input: { id, text: form.values.text, requestId: request.current },
      send: async (input) => {
        await api(calls.lead.reply, input);
        request.current = crypto.randomUUID();
        form.reset({ text: '' });
        toast.good(t('replySent'));
        onDone();
        await revalidate();
      },
    });
  return (
    <div className="grid gap-3">
      <ReplyTemplates lead={lead} text={form.values.text} onText={(text) => form.set('text', text)} />
      <PostForm form={form} className="grid gap-3" onSubmit={() => void submit()}>
        <Textarea
          label={t('reply')}
          hint={t('replyHint')}
          rows={4}
          maxLength={LIMITS.leadReplyMax}
          {...form.text('text')}
        />
        <FormFailure message={form.failure} />
        <div>
          <Button type="submit" small busy={form.busy}>
            {t('sendReply')}
          </Button>
        </div>
      </PostForm>
    </div>
  );
}
