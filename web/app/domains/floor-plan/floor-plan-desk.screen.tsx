import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { SHEET_FILES } from '../../components/sheet-import/accept.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { PlanHistory } from './editor/plan-history.tsx';
import { floorPlanDeskTexts } from './floor-plan-desk.texts.ts';
import { Findings, FloorTable } from './plan-findings.tsx';
import { PlanImport } from './plan-import.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展馆平面图', en: 'Floor plan' });

const load = defineClientLoad(async ({ api }) => {
  const [overview, { list }] = await Promise.all([
    api(calls.floorPlanDesk.overview, {}),
    api(calls.floorPlanDesk.revisions, {}),
  ]);
  return { ...overview, revisions: list };
});
export const clientLoader = load.browser;

const NO_NAME = { zh: '', en: '' };

/** A frame with the booth guide, as the page of another site holds it. */
const embedCode = (fair: string, lang: Lang): string =>
  `<iframe src="${location.origin}${localHref(lang, '/embed/map')}" title="${fair.replaceAll(/["&<>]/g, '')}" width="100%" height="760" style="border:0" loading="lazy"></iframe>`;

/** What the plan holds, what does not fit, and the plan and its booths as files, out and in. */
export default function FloorPlanDeskScreen() {
  const { floors, warnings, revisions } = load.useData();
  const t = useTexts(floorPlanDeskTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  const { revalidate } = useRevalidator();
  const imported = (): void => {
    toast.good(t('imported'));
    void revalidate();
  };
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink kind="quiet" to="/organizer/floor-plan/heat-map">
            {t('heatMap')}
          </ButtonLink>
          <ButtonLink kind="quiet" to="/map">
            {t('open')}
          </ButtonLink>
        </>
      }
    >
      <FloorTable floors={floors} isEdited />
      <Findings title={t('warnings', { count: number(warnings.total, lang) })} none={t('noWarnings')} of={warnings} />
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <section className="card grid content-start gap-4 p-5" aria-label={t('plan')}>
          <h2 className="flex flex-wrap items-center justify-between gap-2 text-xl">
            {t('plan')}
            <SaveButton
              small
              label={`${t('download')}: ${t('plan')}`}
              save={() => downloadFile(calls.floorPlanDesk.exportPlan, {})}
            >
              {t('download')}
            </SaveButton>
          </h2>
          <PlanImport
            call={calls.floorPlanDesk.importPlan}
            lead={t('planLead')}
            accept=".geojson,.json,application/geo+json"
            onImported={imported}
          />
        </section>
        <section className="card grid content-start gap-4 p-5" aria-label={t('boothSheet')}>
          <h2 className="flex flex-wrap items-center justify-between gap-2 text-xl">
            {t('boothSheet')}
            <SaveButton
              small
              label={`${t('download')}: ${t('boothSheet')}`}
              save={() => downloadFile(calls.floorPlanDesk.exportBooths, { lang })}
            >
              {t('download')}
            </SaveButton>
          </h2>
          <PlanImport
            call={calls.floorPlanDesk.importBooths}
            lead={t('boothLead')}
            accept={SHEET_FILES}
            onImported={imported}
          />
        </section>
      </div>
      <section className="card mt-6 grid gap-3 p-5" aria-label={t('embed')}>
        <h2 className="text-xl">{t('embed')}</h2>
        <p className="max-w-[70ch] text-soft">{t('embedLead')}</p>
        <p>
          <CopyButton value={embedCode(inLang(exhibition?.name ?? NO_NAME, lang), lang)} />
        </p>
      </section>
      <PlanHistory revisions={revisions} />
    </OrganizerPage>
  );
}
