import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { LiveControl, loadLiveControl } from './live-control.tsx';
import { FAIR } from './live-owner.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '直播控制台', en: 'Live control page' });

const load = defineClientLoad(loadLiveControl);
export const clientLoader = load.browser;

/** A live of the fair itself, in the console, while it is prepared and on the air. */
export default function ProgrammeLiveControlScreen() {
  return <LiveControl owner={FAIR} data={load.useData()} />;
}
