import { useParams } from 'react-router';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { canCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { OpenSourcingPage } from './open-sourcing.tsx';
import { OwnSourcingPage } from './own-sourcing.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '采购需求', en: 'Requirement' });

const load = defineClientLoad(async ({ api, params }) => {
  const id = params['id'] ?? '';
  return {
    own: canCall(calls.sourcing.own) ? await api(calls.sourcing.own, { id }) : null,
    open: canCall(calls.sourcing.open) ? await api(calls.sourcing.open, { id }) : null,
  };
});
export const clientLoader = load.browser;

/** One requirement: to its buyer with who has signed up, to a company without its buyer. */
export default function SourcingDetailScreen() {
  const { own, open } = load.useData();
  const { id } = useParams();
  if (own !== null) return <OwnSourcingPage key={id} sourcing={own} />;
  return open === null ? null : <OpenSourcingPage key={id} sourcing={open} />;
}
