/** More marks than these are neither counted at a glance nor as narrow as a phone. */
const MARKS_MOST = 20;

function Marks({ isFull, count, max }: { isFull: boolean; count: number; max: number }) {
  const used = isFull ? 'bg-accent' : 'bg-action';
  if (max > MARKS_MOST)
    return (
      <div className="h-2 w-40 overflow-hidden rounded-[2px] bg-line" aria-hidden="true">
        <div className={`h-full ${used}`} style={{ width: `${Math.min(1, count / max) * 100}%` }} />
      </div>
    );
  return (
    <div className="flex gap-1" aria-hidden="true">
      {Array.from({ length: max }, (_, at) => (
        <span key={at} className={`h-2 w-2.5 rounded-[2px] ${at < count ? used : 'bg-line'}`} />
      ))}
    </div>
  );
}

/** How many of a limited number are used: in words, and as marks or, of many, as a bar. */
export function LimitMeter({ text, full, count, max }: { text: string; full: string; count: number; max: number }) {
  const isFull = count >= max;
  return (
    <div className="grid gap-1">
      <p className="num text-sm">
        {text}
        {isFull && <span className="text-soft"> · {full}</span>}
      </p>
      <Marks isFull={isFull} count={count} max={max} />
    </div>
  );
}
