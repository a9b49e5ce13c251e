import { COUNTED_TEXTS, missingLangs, meterOf } from '@fairbridge/contract/languages.ts';
import { PAGE_PLACES } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { PLACE_FACTS, type ManagedLink } from '@fairbridge/contract/home/home.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { lacksOf } from '../../ui/list/language-filter.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAction } from '../../ui/use-action.ts';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { HomeConfigPage } from '../../shell/organizer/home-tabs.tsx';
import { linkAddress, linksAddress } from './link-addresses.ts';
import { moveItem } from '../../ui/move-item.ts';
import { OrderList } from '../../components/home/order-list.tsx';
import { RemoveEntryDialog } from '../../shell/organizer/remove-entry-dialog.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '首页与页面链接', en: 'Home page and links' });

const lackedOf = (link: ManagedLink) => missingLangs(meterOf(link, COUNTED_TEXTS.pageLink));

const load = defineClientLoad(async ({ api: ask, query }) => {
  const { places } = await ask(calls.home.listLinks, {});
  const lacks = lacksOf(query);
  // who comes for what lacks a language begins where something does
  const lacking = places.find(({ links }) => links.some((link) => lacks !== null && lackedOf(link).includes(lacks)));
  const place = PAGE_PLACES.find((one) => one === query.get('place')) ?? lacking?.place ?? 'banner';
  return { places, place };
});
export const clientLoader = load.browser;

const LEADS = {
  banner: 'bannerLead',
  carousel: 'carouselLead',
  sideAd: 'sideAdLead',
  quickLink: 'quickLinkLead',
  handbook: 'handbookLead',
  social: 'socialLead',
} as const;

/** Who sees it when, in words; what does not narrow is not said. */
function useRules() {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  return ({ subjectType, isLogin, showType, from, until }: ManagedLink): string[] => [
    ...(subjectType === 'all' ? [] : [t(subjectType)]),
    ...(isLogin === 'any' ? [] : [t(isLogin)]),
    ...(showType === 'always' ? [] : [t(showType)]),
    ...(from === null ? [] : [t('fromOf', { time: beijingMinute(from, lang) })]),
    ...(until === null ? [] : [t('untilOf', { time: beijingMinute(until, lang) })]),
  ];
}

function LinkLine({ link }: { link: ManagedLink }) {
  const t = useTexts(homeConfigTexts);
  const rules = useRules()(link);
  return (
    <div className="flex items-start gap-4">
      {link.pictureAddress !== '' && (
        <Picture
          address={link.pictureAddress}
          alt=""
          sizes="120px"
          width={120}
          height={60}
          className="h-auto max-h-16 w-auto max-w-28 shrink-0 rounded-sign"
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          <Says text={link.title} />
        </p>
        <p className="text-sm break-all text-soft">{link.urlType === 'none' ? t('noTarget') : link.url}</p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          <span className={`tag ${link.state === 'shown' ? 'border-good! text-good!' : ''}`}>
            {t(link.state === 'shown' ? 'shownState' : link.state)}
          </span>
          <LanguageMarks lacks={lackedOf(link)} />
          {link.video !== null && <span className="tag">{t('moving')}</span>}
          {rules.map((rule) => (
            <span key={rule} className="tag num">
              {rule}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** What stands at one place of the pages, in order. */
export default function HomeLinksScreen() {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const { places, place } = load.useData();
  const { links = [], version = 0 } = places.find((one) => one.place === place) ?? {};
  const { busy, run } = useAction({ reload: true });
  const navigate = useNavigate();
  const [removed, setRemoved] = useState<ManagedLink | null>(null);
  const nameOf = (link: ManagedLink): string => inLang(link.title, lang);

  const move = (from: number, to: number): void => {
    const ids = moveItem(links, from, to).map(({ id }) => id);
    const name = links[from] === undefined ? '' : nameOf(links[from]);
    void run(() => api(calls.home.sortLinks, { place, version, ids }), {
      success: t('sorted', { name, place: to + 1 }),
    });
  };
  const remove = (link: ManagedLink): void => {
    setRemoved(null);
    void run(() => api(calls.home.removeLink, { id: link.id, version: link.version }), { success: t('Deleted') });
  };
  const edit = (id: string): void => void navigate(localPath(lang, linkAddress(id, place)));
  return (
    <HomeConfigPage part="links">
      <Tabs
        label={t('places')}
        current={linksAddress(place)}
        tabs={places.map((one) => ({ to: linksAddress(one.place), label: t(one.place), count: one.links.length }))}
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[70ch] text-soft">{t(LEADS[place])}</p>
        <Button disabled={links.length >= PLACE_FACTS[place].max} onClick={() => edit('new')}>
          <Icon name="plus" />
          {t('addLink')}
        </Button>
      </div>
      {links.length === 0 ? (
        <EmptyState title={t('noLinks')}>
          <p>{t('noLinksLead')}</p>
        </EmptyState>
      ) : (
        <OrderList
          label={t(place)}
          items={links}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onMove={move}
          busy={busy}
          told
          actions={(link) => (
            <>
              <IconButton icon="edit" label={t('editOf', { name: nameOf(link) })} onClick={() => edit(link.id)} />
              <IconButton icon="trash" label={t('removeOf', { name: nameOf(link) })} onClick={() => setRemoved(link)} />
            </>
          )}
        >
          {(link) => <LinkLine link={link} />}
        </OrderList>
      )}
      <RemoveEntryDialog
        name={removed === null ? null : nameOf(removed)}
        busy={busy}
        onRemove={() => removed !== null && remove(removed)}
        onClose={() => setRemoved(null)}
      />
    </HomeConfigPage>
  );
}
