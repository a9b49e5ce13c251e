import { redirect } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { exhibitQuery } from './exhibit-query.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '已删除的展品', en: 'Deleted exhibits' });

/** What was deleted is a state of the one list: who kept this address is led there. */
export const clientLoader = defineClientLoad(async ({ lang }) => {
  throw redirect(localPath(lang, exhibitQuery.address({ state: 'removed' })));
}).browser;

export default function RemovedProductsScreen() {
  return null;
}
