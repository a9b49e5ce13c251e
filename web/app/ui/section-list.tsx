/** The parts of a long form, beside it on a wide screen. `id` is that of the part. */
export function SectionList({
  label,
  sections,
}: {
  label: string;
  sections: readonly { id: string; title: string }[];
}) {
  return (
    <nav aria-label={label} className="hidden lg:block">
      <ol className="grid gap-1 border-l-2 border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-soft hover:border-action hover:text-action"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
