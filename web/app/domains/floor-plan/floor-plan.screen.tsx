import { wordsIn } from '@fairbridge/contract/text.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { FloorPlan } from './floor-plan.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { loadFloors, revalidatesFloors } from './load-floors.ts';

export const loader = loadFloors.server;
export const clientLoader = loadFloors.browser;
export const shouldRevalidate = revalidatesFloors;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(floorPlanTexts.title, lang),
  description: wordsIn(floorPlanTexts.lead, lang),
}));

/** A floor of the fair as a map, with a search, a card of the booth that is chosen, and the same in a list. */
export default function FloorPlanScreen() {
  return (
    <div className="page pt-8">
      <FloorPlan />
    </div>
  );
}
