/** A text as people type it: an empty line begins a new paragraph. Text stays text (G28). */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).map((one) => one.trim());
  return (
    <div className={`prose ${className}`}>
      {paragraphs.filter(Boolean).map((one, index) => (
        <p key={index} className="whitespace-pre-line">
          {one}
        </p>
      ))}
    </div>
  );
}
