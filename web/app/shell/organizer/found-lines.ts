import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { FoundInConsole, FoundKind } from '@fairbridge/contract/organizer/console-search.shapes.ts';
import { inLang, type Lang, type Translate } from '@fairbridge/contract/text.ts';
import { exhibitorQuery } from '../../components/exhibitor-record/exhibitor-query.ts';
import { visitorQuery } from '../../components/visitor-review/visitor-query.ts';
import type { FoundGroup } from '../../ui/search-dialog/search-box.tsx';
import type { consoleSearchTexts } from './console-search.texts.ts';

type Words = Translate<typeof consoleSearchTexts>;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
const colleaguesFor = (keyword: string): string =>
  `/organizer/colleagues?${new URLSearchParams({ standing: 'all', keyword })}`;

/** What was found as lines in groups, each where it is opened; groups in which nothing was found are left out. */
export function foundGroups(found: FoundInConsole, keyword: string, lang: Lang, t: Words): readonly FoundGroup[] {
  const groups: (FoundGroup & { kind: FoundKind })[] = [
    {
      kind: 'visitors',
      title: t('visitors'),
      lines: found.visitors.list.map(({ id, state, name, company, email, mobile }) => ({
        key: `visitor-${id}`,
        to: `/organizer/visitors/${id}`,
        title: name === '' ? email || mobile : name,
        beside: joined(company, email, mobile),
        mark: state === 'suspended' ? t('suspended') : '',
      })),
    },
    {
      kind: 'colleagues',
      title: t('colleagues'),
      lines: found.colleagues.list.map(({ id, name, company, email }) => ({
        key: `colleague-${id}`,
        to: colleaguesFor(email),
        title: name,
        beside: joined(company, email),
        mark: '',
      })),
    },
    {
      kind: 'badges',
      title: t('badges'),
      lines: found.badges.list.map(({ number, revoked, name, company, visitorId, colleague }) => ({
        key: `badge-${number}`,
        to: visitorId === null ? colleaguesFor(colleague ?? name) : `/organizer/visitors/${visitorId}`,
        title: number,
        beside: joined(name, company),
        mark: revoked ? t('revoked') : '',
      })),
    },
    {
      kind: 'exhibitors',
      title: t('exhibitors'),
      lines: found.exhibitors.list.map(({ id, name, booth, state }) => ({
        key: `exhibitor-${id}`,
        to: `/organizer/exhibitors/${id}`,
        title: inLang(name, lang),
        beside: booth === null ? '' : boothText(booth),
        mark: state === 'disabled' ? t('disabled') : '',
      })),
    },
    {
      kind: 'administrators',
      title: t('administrators'),
      lines: found.administrators.list.map(({ id, name, email, exhibitor }) => ({
        key: `administrator-${id}`,
        to: `/organizer/exhibitors/${exhibitor.id}`,
        title: inLang(name, lang) || email,
        beside: joined(inLang(exhibitor.name, lang), email),
        mark: '',
      })),
    },
  ];
  const rest: Readonly<Record<FoundKind, { to: string | null; title: string }>> = {
    visitors: { to: visitorQuery.address({ state: 'all', keyword }), title: t('allVisitors') },
    colleagues: { to: colleaguesFor(keyword), title: t('allColleagues') },
    badges: { to: null, title: t('moreBadges') },
    exhibitors: { to: exhibitorQuery.address({ keyword }), title: t('allExhibitors') },
    administrators: { to: null, title: t('moreAdministrators') },
  };
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map((group) => {
      if (!found[group.kind].more) return group;
      return {
        ...group,
        lines: [...group.lines, { key: `rest-${group.kind}`, ...rest[group.kind], beside: '', mark: '' }],
      };
    });
}
