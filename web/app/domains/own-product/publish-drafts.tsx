import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { exhibitQuotaOf, type ExhibitQuota } from '../../components/own-product/exhibit-quota.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { publishDraftsTexts } from './publish-drafts.texts.ts';
import { publishPlan, type PublishPlan } from './publish-plan.ts';

/** What would be published, and what stays. */
type Asked = { plan: PublishPlan; quota: ExhibitQuota; onDone: () => void };

/** As many at once as a call takes; what was published before a lot that was refused stays published. */
async function publishAll(ids: readonly string[]): Promise<number> {
  let published = 0;
  for (let start = 0; start < ids.length; start += LIMITS.draftsAtOnceMax) {
    const lot = ids.slice(start, start + LIMITS.draftsAtOnceMax);
    published += (await api(calls.product.publishDrafts, { ids: lot })).published.length;
  }
  return published;
}

/** What comes of it, said before it is done. */
function Told({ asked: { plan, quota } }: { asked: Asked }) {
  const t = useTexts(publishDraftsTexts);
  const lang = useLang();
  const { incomplete, overPublic, over } = plan;
  return (
    <div className="grid gap-2">
      {plan.ready.length > 0 && <p>{t('lead')}</p>}
      {incomplete > 0 && <p>{t('stay', { count: incomplete })}</p>}
      {overPublic > 0 && (
        <p className="note">{t('overPublic', { count: overPublic, quota: number(quota.publicExhibits, lang) })}</p>
      )}
      {over > 0 && <p className="note">{t('over', { count: over, quota: number(quota.exhibits, lang) })}</p>}
    </div>
  );
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
  const looking = useAction();
  const { busy, failure, forget, run } = useAction({ showFailure: 'here', reload: true });
  const ask: Publishing['ask'] = (find, onDone = () => undefined) =>
    void looking.run(async () => {
      const [drafts, booked] = await Promise.all([find(), api(calls.exhibitor.ownPackage, {})]);
      const quota = exhibitQuotaOf(booked);
      const plan = publishPlan(drafts, quota);
      if (plan.incomplete === drafts.length) toast.info(t('none'));
      else setAsked({ plan, quota, onDone });
    });
  const close = (): void => {
    setAsked(null);
    forget();
  };
  const publish = async ({ plan, onDone }: Asked): Promise<void> => {
    if (plan.ready.length === 0) return close();
    if (!(await run(() => publishAll(plan.ready), { success: (count) => t('done', { count }) }))) return;
    close();
    onDone();
  };
  const count = asked?.plan.ready.length ?? 0;
  const dialog = asked !== null && (
    <ConfirmDialog
      open
      title={count === 0 ? t('noRoom') : t('title', { count })}
      act={count === 0 ? t('understood') : t('publish')}
      busy={busy}
      failure={failure}
      onConfirm={() => void publish(asked)}
      onClose={close}
    >
      <Told asked={asked} />
    </ConfirmDialog>
  );
  return { busy: looking.busy, ask, dialog };
}
