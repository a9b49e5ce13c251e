import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAct } from '../../ui/use-act.ts';
import { publishDraftsTexts } from './publish-drafts.texts.ts';

/** What would be published, and how many stay. */
type Asked = { ready: readonly ProductDraft[]; stay: number; onDone: () => void };

/** As many at once as a call takes; what was published before a lot that was refused stays published. */
async function publishAll(drafts: readonly ProductDraft[]): Promise<number> {
  let published = 0;
  for (let start = 0; start < drafts.length; start += LIMITS.draftsAtOnceMax) {
    const ids = drafts.slice(start, start + LIMITS.draftsAtOnceMax).map(({ id }) => id);
    published += (await api(calls.product.publishDrafts, { ids })).published.length;
  }
  return published;
}

type Publishing = {
  /** The drafts are being looked for. */
  busy: boolean;
  ask: (find: () => Promise<readonly ProductDraft[]>, onDone?: () => void) => void;
  dialog: ReactNode;
};

/** Publishes those of some drafts that are complete, after saying how many they are. */
export function usePublishDrafts(): Publishing {
  const t = useTexts(publishDraftsTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const looking = useAct();
  const { busy, failure, forget, run } = useAct({ told: 'here', reload: true });
  const ask: Publishing['ask'] = (find, onDone = () => undefined) =>
    void looking.run(async () => {
      const drafts = await find();
      const ready = drafts.filter(({ faults }) => faults.length === 0);
      if (ready.length === 0) toast.info(t('none'));
      else setAsked({ ready, stay: drafts.length - ready.length, onDone });
    });
  const close = (): void => {
    setAsked(null);
    forget();
  };
  const publish = async ({ ready, onDone }: Asked): Promise<void> => {
    if (!(await run(() => publishAll(ready), { said: (count) => t('done', { count }) }))) return;
    close();
    onDone();
  };
  const dialog = asked !== null && (
    <ConfirmDialog
      open
      title={t('title', { count: asked.ready.length })}
      act={t('publish')}
      busy={busy}
      failure={failure}
      onConfirm={() => void publish(asked)}
      onClose={close}
    >
      <p>{t('lead')}</p>
      {asked.stay > 0 && <p className="mt-2">{t('stay', { count: asked.stay })}</p>}
    </ConfirmDialog>
  );
  return { busy: looking.busy, ask, dialog };
}
