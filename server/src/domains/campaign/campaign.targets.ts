import { isOwnPath, withoutLanguage } from '@fairbridge/contract/announcement/announcement.rules.ts';
import {
  CAMPAIGN_TARGETS,
  campaignTarget,
  COMPANY_TARGETS,
  type CampaignTarget,
} from '@fairbridge/contract/campaign/campaign.shapes.ts';
import { RECORD_ID } from '@fairbridge/contract/record-id.ts';

/** What a link leads to; the id is empty where there is one of its kind alone. */
export type Target = { kind: CampaignTarget; id: string };

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

/** The id in a path of this kind, empty where it has none; null where the path is of another kind. */
function idIn(path: string, kind: CampaignTarget): string | null {
  const [given, known] = [segmentsOf(path), segmentsOf(CAMPAIGN_TARGETS[kind])];
  const place = known.indexOf(':id');
  const isSame = given.length === known.length && given.every((segment, at) => at === place || segment === known[at]);
  const id = place < 0 ? '' : (given[place] ?? '');
  return isSame && (place < 0 || RECORD_ID.test(id)) ? id : null;
}

/** The path of an address of this site (`site` has no slash at its end); null of any other. */
function pathIn(site: string, typed: string): string | null {
  if (typed.startsWith('/')) return isOwnPath(typed) ? typed : null;
  const [url, own] = [URL.parse(typed), new URL(site)];
  if (url === null || url.origin !== own.origin || url.username !== '' || url.password !== '') return null;
  const base = own.pathname === '/' ? '' : own.pathname;
  return url.pathname === base || url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) || '/' : null;
}

/** What is meant by an address that somebody has typed or copied; null where a link may not lead there. */
export function targetOf(site: string, typed: string, ofCompany: boolean): Target | null {
  const path = pathIn(site, typed);
  if (path === null) return null;
  const [plain = ''] = withoutLanguage(path).split(/[?#]/, 1);
  for (const kind of campaignTarget.options) {
    const id = idIn(plain, kind);
    if (id !== null) return ofCompany && !COMPANY_TARGETS.includes(kind) ? null : { kind, id };
  }
  return null;
}

/** Where it stands, without language. */
export const pathOfTarget = ({ kind, id }: Target): string => CAMPAIGN_TARGETS[kind].replace(':id', id);
