import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineWork } from '../../loading.ts';
import { may, useMay } from '../../session/may.ts';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BoothPlate } from '../../parts/booth/booth-plate.tsx';
import { completenessOf } from './company-draft.ts';
import { CompanyMeter } from './company-meter.tsx';
import { missingOf, type Missing } from './own-company.ts';
import { ownCompanyTexts } from './own-company.texts.ts';
import { PackageBlock } from './package-block.tsx';
import { WaitingLine } from './waiting-line.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公司管理', en: 'Company management' });

const load = defineWork(async ({ api }) => {
  const [company, exhibits, drafts, orders, employees, booked] = await Promise.all([
    // drafts wait for their pictures: nobody sees them, and their number is easily forgotten
    api(calls.exhibitor.own, {}),
    api(calls.product.ownList, { pageNum: 1, pageSize: 1 }),
    api(calls.product.drafts, { pageNum: 1, pageSize: 1 }),
    api(calls.order.receivedList, { pageNum: 1, pageSize: 1 }),
    may(calls.exhibitor.waitingEmployees) ? api(calls.exhibitor.waitingEmployees, {}) : null,
    api(calls.exhibitor.ownPackage, {}),
  ]);
  return { company, exhibits, drafts: drafts.total, waiting: orders.notContacted, employees, booked };
});
export const clientLoader = load.browser;

type OwnCompany = OutputOf<typeof contract.exhibitor.own>;

function Company({ company, mayChange }: { company: OwnCompany; mayChange: boolean }) {
  const t = useTexts(ownCompanyTexts);
  const lang = useLang();
  const other = lang === 'zh' ? 'en' : 'zh';
  return (
    <section
      className="card flex flex-wrap items-center gap-5 border-t-[6px] border-t-action p-5"
      aria-label={inLang(company.name, lang)}
    >
      <Picture
        address={company.logo}
        alt=""
        sizes="96px"
        width={96}
        height={96}
        className="size-24 rounded-sign object-contain"
      />
      <div className="min-w-0 flex-1 basis-64">
        <p className="mb-1">
          {company.booth === null ? <span className="tag">{t('noBooth')}</span> : <BoothPlate booth={company.booth} />}
        </p>
        <h1 className="text-2xl">
          <Says text={company.name} />
        </h1>
        {company.name[other] !== '' && company.name[lang] !== '' && (
          <p className="text-soft" lang={other === 'zh' ? 'zh-CN' : 'en'}>
            {company.name[other]}
          </p>
        )}
        {company.categories.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-1.5">
            {company.categories.map(({ code, name }) => (
              <span key={code} className="tag">
                {inLang(name, lang)}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {mayChange && (
          <ButtonLink to="/company-info" kind="quiet">
            <Icon name="edit" />
            {t('editCompany')}
          </ButtonLink>
        )}
        <ButtonLink to="/company-preview" kind="quiet">
          {t('preview')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Figure({ to, label, value, strong = false }: { to: string; label: string; value: string; strong?: boolean }) {
  return (
    <li>
      <LocalLink
        to={to}
        className={`card block h-full p-4 hover:border-action ${strong ? 'border-l-4 border-l-accent' : ''}`}
      >
        <span className="num block text-3xl font-bold">{value}</span>
        <span className="text-soft">{label}</span>
      </LocalLink>
    </li>
  );
}

function StillMissing({ missing, company }: { missing: readonly Missing[]; company: OwnCompany }) {
  const t = useTexts(ownCompanyTexts);
  return (
    <section className="card p-5" aria-labelledby="missing">
      <h2 id="missing" className="mb-3 text-lg">
        {t('todo')}
      </h2>
      {missing.length > 0 && (
        <ul className="mb-4">
          {missing.map(({ text, to }) => (
            <li key={text} className="border-b border-line">
              <LocalLink to={to} className="flex min-h-11 items-center justify-between gap-3 py-2 hover:text-action">
                {t(text)}
                <Icon name="arrow" size={18} />
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
      <CompanyMeter completeness={completenessOf(company.form)} links="/company-info" />
    </section>
  );
}

function Links() {
  const t = useTexts(ownCompanyTexts);
  const mayLead = useMay(calls.exhibitor.employees);
  const links = [
    { to: '/my-exhibit-list', title: t('myExhibits'), lead: t('myExhibitsLead') },
    { to: '/latest-products', title: t('latest'), lead: t('latestLead') },
    { to: '/document-requests', title: t('documentRequests'), lead: t('documentRequestsLead') },
    { to: '/hotspot', title: t('hotspots'), lead: t('hotspotsLead') },
    { to: '/opportunity-manage/list', title: t('posts'), lead: t('postsLead') },
    { to: '/potential-order', title: t('orders'), lead: t('ordersLead') },
    { to: '/mail', title: t('messages'), lead: t('messagesLead') },
    ...(mayLead ? [{ to: '/my-employee-list', title: t('employees'), lead: t('employeesLead') }] : []),
  ];
  return (
    <section aria-labelledby="links">
      <h2 id="links" className="mb-3 text-lg">
        {t('links')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {links.map(({ to, title, lead }) => (
          <li key={to}>
            <LocalLink to={to} className="card block h-full p-4 hover:border-action">
              <span className="font-semibold text-action">{title}</span>
              <span className="block text-sm text-soft">{lead}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a company's staff start, whatever their role: who we are, how we stand, what to do next. */
export default function CompanyManagementScreen() {
  const t = useTexts(ownCompanyTexts);
  const lang = useLang();
  const user = useUser();
  const { company, exhibits, drafts, waiting, employees, booked } = load.useData();
  const mayChange = useMay(calls.exhibitor.change);
  const { publicProducts, publicProductsMax } = exhibits;
  return (
    <div className="page py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{t('hello', { name: user?.name ?? '' })}</p>
        <ButtonLink to="/add-exhibit">
          <Icon name="plus" />
          {t('add')}
        </ButtonLink>
      </div>
      <Company company={company} mayChange={mayChange} />
      {employees !== null && <WaitingLine count={employees.list.length} />}
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure to="/my-exhibit-list" label={t('exhibits')} value={number(exhibits.total, lang)} />
        <Figure
          to="/my-exhibit-list?scope=0"
          label={t('publicExhibits')}
          value={t('of', { count: publicProducts, max: publicProductsMax })}
        />
        {drafts > 0 && (
          <Figure to="/my-exhibit-import?tab=drafts" label={t('drafts')} value={number(drafts, lang)} strong />
        )}
        <Figure
          to="/potential-order?state=notContacted"
          label={t('waiting')}
          value={number(waiting, lang)}
          strong={waiting > 0}
        />
        <Figure
          to="/mail"
          label={t('unread')}
          value={number(user?.unreadNotices ?? 0, lang)}
          strong={(user?.unreadNotices ?? 0) > 0}
        />
      </ul>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-2">
        <div className="grid gap-8">
          {mayChange && <StillMissing missing={missingOf(exhibits.total, publicProducts)} company={company} />}
          <PackageBlock use={booked} />
        </div>
        <Links />
      </div>
    </div>
  );
}
