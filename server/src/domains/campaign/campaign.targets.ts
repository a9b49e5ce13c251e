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

const [BEFORE, AFTER] = ['^', '/?$'];
const PATTERNS = campaignTarget.options.map((kind) => ({
  kind,
  pattern: new RegExp(BEFORE + CAMPAIGN_TARGETS[kind].replace(/\/$/, '').replace(':id', '([^/]+)') + AFTER),
}));

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
  for (const { kind, pattern } of PATTERNS) {
    const [whole, id = ''] = pattern.exec(plain) ?? [];
    if (whole === undefined || (id !== '' && !RECORD_ID.test(id))) continue;
    return ofCompany && !COMPANY_TARGETS.includes(kind) ? null : { kind, id };
  }
  return null;
}

/** Where it stands, without language. */
export const pathOfTarget = ({ kind, id }: Target): string => CAMPAIGN_TARGETS[kind].replace(':id', id);
