/** How many of a limited number are used: in words, and as marks. */
export function LimitMeter({ text, full, count, max }: { text: string; full: string; count: number; max: number }) {
  const isFull = count >= max;
  return (
    <div className="grid gap-1">
      <p className="num text-sm">
        {text}
        {isFull && <span className="text-soft"> · {full}</span>}
      </p>
      <div className="flex gap-1" aria-hidden="true">
        {Array.from({ length: max }, (_, at) => (
          <span
            key={at}
            className={`h-2 w-2.5 rounded-[2px] ${at < count ? (isFull ? 'bg-accent' : 'bg-action') : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
