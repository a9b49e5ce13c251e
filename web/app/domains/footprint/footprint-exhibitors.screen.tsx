import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ExhibitorCard } from '../../components/exhibitor/exhibitor-card.tsx';
import { OwnNumberTiles, ownNumbers } from '../../components/visitor/own-numbers.tsx';
import { ClearFootprints } from './clear-footprints.tsx';
import { FootprintDays } from './footprint-days.tsx';
import { FootprintFrame, useVisitorTabs } from './footprint-frame.tsx';
import { footprintTexts } from './footprint.texts.ts';

export { CatalogueSkeleton as HydrateFallback } from '../../ui/catalogue-skeleton.tsx';
export const meta = workMeta({ zh: '我的工作台', en: 'My workbench' });

const load = defineClientLoad(async ({ api, query }) => {
  const side = query.get('side') === 'me' ? ('me' as const) : ('mine' as const);
  const call = side === 'me' ? calls.footprint.companies : calls.footprint.exhibitors;
  const [page, numbers] = await Promise.all([
    api(call, { pageNum: pageNumOf(query), pageSize: 24 }),
    // the tiles lead on without numbers, too
    ownNumbers(api).catch(() => null),
  ]);
  return { side, page, numbers };
});
export const clientLoader = load.browser;

function Nothing({ side }: { side: 'me' | 'mine' }) {
  const t = useTexts(footprintTexts);
  return side === 'me' ? (
    <EmptyState title={t('emptyMe')}>
      <p>{t('emptyMeLead')}</p>
      <ButtonLink to="/personal/questionnaire/change" className="mt-5">
        {t('questionnaire')}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t('emptyExhibitors')}>
      <p>{t('emptyExhibitorsLead')}</p>
      <ButtonLink to="/find/actor" className="mt-5">
        {t('findExhibitors')}
      </ButtonLink>
    </EmptyState>
  );
}

/** A visitor's workbench: how much there is, the exhibitors looked at, and those that looked back. */
export default function FootprintExhibitorsScreen() {
  const t = useTexts(footprintTexts);
  const lang = useLang();
  const tabs = useVisitorTabs();
  const { side, page, numbers } = load.useData();
  const mine = side === 'mine';
  return (
    <FootprintFrame
      title={t('workbench')}
      {...(!mine && { lead: t('meLead') })}
      above={<OwnNumberTiles numbers={numbers} />}
      tabs={tabs}
      current={mine ? '/footprint/exhibitor' : '/footprint/exhibitor?side=me'}
      aside={
        mine ? (
          <ClearFootprints subjectType="ACTOR" />
        ) : (
          <LocalLink to="/personal/privacy" className="link">
            {t('privacy')}
          </LocalLink>
        )
      }
      page={page}
    >
      {page.list.length === 0 ? (
        <Nothing side={side} />
      ) : (
        <FootprintDays
          // what was taken off belongs to the list it was taken off from
          key={`${side} ${page.pageNum}`}
          list={page.list}
          nameOf={({ name }) => inLang(name, lang)}
          card={(exhibitor) => <ExhibitorCard exhibitor={exhibitor} />}
          wide
          {...(mine && { removable: 'ACTOR' })}
        />
      )}
    </FootprintFrame>
  );
}
