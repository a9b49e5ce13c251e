import type { LiveCard as Live } from '@fairbridge/contract/live/live.shapes.ts';
import { LiveCard } from './live-card.tsx';

/** Lives among other things on a page: they come after what everybody reads there. */
export default function LiveCards({ lives }: { lives: readonly Live[] }) {
  return (
    <div className="catalogue catalogue-news">
      {lives.map((live) => (
        <LiveCard key={live.id} live={live} />
      ))}
    </div>
  );
}
