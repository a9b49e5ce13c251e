import { useLocation } from 'react-router';
import { bare } from '../../i18n/address.ts';

/** Which door a log-in address means: `/login/actor` and the legacy `/login/exhibitor` are the exhibitors', all others the visitors'. */
export function useLoginKind(type: string | undefined): 'vis' | 'actor' {
  const { pathname } = useLocation();
  const last = type ?? bare(pathname).split('/').at(-1);
  return last === 'actor' || last === 'exhibitor' ? 'actor' : 'vis';
}
