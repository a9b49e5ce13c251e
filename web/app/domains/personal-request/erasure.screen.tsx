import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { heldKindTexts } from '../../components/personal-request/held-kinds.texts.ts';
import { personalRequestTexts } from '../../components/personal-request/personal-request.texts.ts';
import { ERASED } from '../../components/visitor-review/visitor-tabs.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '个人信息删除凭证', en: 'Receipt of erased personal data' });

const load = defineClientLoad(async ({ api, params }) =>
  api(calls.personalRequest.receipt, { id: params['id'] ?? '' }),
);
export const clientLoader = load.browser;

function Numbers() {
  const t = useTexts(personalRequestTexts);
  const kindOf = useTexts(heldKindTexts);
  const lang = useLang();
  const { held } = load.useData();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-soft">
            <th className="py-2 pr-4 font-normal">{t('kind')}</th>
            {(['deleted', 'emptied', 'kept'] as const).map((head) => (
              <th key={head} className="py-2 pl-4 text-right font-normal">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map(({ kind, deleted, emptied, kept }) => (
            <tr key={kind} className="border-b border-line">
              <th className="py-2 pr-4 font-normal">{kindOf(kind)}</th>
              {[deleted, emptied, kept].map((count, index) => (
                <td key={index} className="num py-2 pl-4 text-right">
                  {count === 0 ? '—' : number(count, lang)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The proof that a person was erased: what, when, by whom, and what is kept by which law. */
export default function ErasureScreen() {
  const t = useTexts(personalRequestTexts);
  const lang = useLang();
  const { id, at, by, way, reason } = load.useData();
  return (
    <OrganizerPage
      back={{ to: ERASED, label: t('BackToList') }}
      title={t('receipt')}
      actions={
        <Button kind="quiet" className="print:hidden" onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <OrganizerPart title={t('receipt')}>
        <Facts
          rows={[
            [t('receiptNumber'), id],
            [t('at'), beijingTime(at, lang)],
            [t('by'), by],
            [t('way'), t(way)],
            [t('Reason'), reason],
          ]}
        />
      </OrganizerPart>
      <OrganizerPart title={t('numbers')}>
        <Numbers />
      </OrganizerPart>
      <OrganizerPart title={t('why')}>
        <ul className="grid gap-2">
          {(['keptOrders', 'keptConsent', 'keptLog'] as const).map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </OrganizerPart>
    </OrganizerPage>
  );
}
