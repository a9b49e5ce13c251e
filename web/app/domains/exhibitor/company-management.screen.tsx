import type { WorkbenchHome } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { completenessOf } from './company-form-values.ts';
import { CompanyMeter } from './company-meter.tsx';
import { FirstHour } from './first-hour.tsx';
import { NeedsMe } from './needs-me.tsx';
import { firstHourOf, isInFirstHour, needsOf } from './own-company.ts';
import { ownCompanyTexts } from './own-company.texts.ts';
import { PackageBlock } from './package-block.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '工作台首页', en: 'Workbench' });

const load = defineClientLoad(({ api }) => api(calls.workbench.home, {}));
export const clientLoader = load.browser;

function Company({ company }: { company: WorkbenchHome['company'] }) {
  const t = useTexts(ownCompanyTexts);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      {company.logo !== '' && (
        <Picture
          address={company.logo}
          alt=""
          sizes="64px"
          width={64}
          height={64}
          className="size-16 rounded-sign bg-card object-contain"
        />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-2xl">
          <Says text={company.name} />
        </h1>
        <p className="mt-1">
          {company.booth === null ? <span className="tag">{t('noBooth')}</span> : <BoothPlate booth={company.booth} />}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/company-preview" kind="quiet">
          {t('preview')}
        </ButtonLink>
        <ButtonLink to="/add-exhibit">
          <Icon name="plus" />
          {t('add')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Figure({ to, label, value }: { to: string | null; label: string; value: string }) {
  const shown = (
    <>
      <span className="num block text-2xl font-bold">{value}</span>
      <span className="text-soft">{label}</span>
    </>
  );
  return (
    <li>
      {to === null ? (
        <div className="card h-full p-4">{shown}</div>
      ) : (
        <LocalLink to={to} className="card block h-full p-4 hover:border-action">
          {shown}
        </LocalLink>
      )}
    </li>
  );
}

function Figures({ figures }: { figures: WorkbenchHome['figures'] }) {
  const t = useTexts(ownCompanyTexts);
  const lang = useLang();
  const { publicExhibits, publicExhibitsMax } = figures;
  const shown = [
    ['orders', '/potential-order'],
    ['favourites', null],
    ['posts', '/opportunity-manage/list'],
    ['showcases', '/hotspot'],
  ] as const;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="mb-3 text-lg">
        {t('figures')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Figure to="/my-exhibit-list" label={t('Exhibits')} value={number(figures.exhibits, lang)} />
        <Figure
          to="/my-exhibit-list?scope=0"
          label={t('publicExhibits')}
          value={t('of', { count: publicExhibits, max: publicExhibitsMax })}
        />
        {shown.map(([name, to]) => (
          <Figure key={name} to={to} label={t(name)} value={number(figures[name], lang)} />
        ))}
      </ul>
    </section>
  );
}

/** Where a company's staff begin the day: what needs them first, then how the company stands. */
export default function CompanyManagementScreen() {
  const t = useTexts(ownCompanyTexts);
  const home = load.useData();
  const mayLead = useCanCall(calls.exhibitor.change);
  return (
    <div className="page py-6 md:py-8">
      <Company company={home.company} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          {isInFirstHour(home, mayLead) && <FirstHour steps={firstHourOf(home, mayLead)} />}
          <NeedsMe needs={needsOf(home, mayLead)} />
          <Figures figures={home.figures} />
        </div>
        <div className="grid min-w-0 gap-6 md:max-xl:grid-cols-2 md:max-xl:items-start">
          {mayLead && (
            <section className="card p-5" aria-labelledby="booth-parts">
              <h2 id="booth-parts" className="mb-3 text-lg">
                {t('boothParts')}
              </h2>
              <CompanyMeter completeness={completenessOf(home.company.form)} links="/company-info" />
            </section>
          )}
          <PackageBlock use={home.package} />
        </div>
      </div>
    </div>
  );
}
