import type { Article, Programme, QuestionAnswer } from './shapes.ts';

type Pair = readonly [zh: string, en: string];

const both = ([zh, en]: Pair): { zh: string; en: string } => ({ zh, en });

/** A news article from its paragraphs, each written in both languages side by side. */
export function article(daysBefore: number, title: Pair, summary: Pair, ...paragraphs: readonly Pair[]): Article {
  return {
    kind: 'news',
    title: both(title),
    summary: both(summary),
    body: { zh: paragraphs.map(([zh]) => zh).join('\n\n'), en: paragraphs.map(([, en]) => en).join('\n\n') },
    daysBefore,
  };
}

/** A programme item: `when` is the day and the times in Beijing, as [1, '09:30', '10:30']. */
export function programme(
  kind: string,
  when: readonly [day: number, startsAt: string, endsAt: string],
  title: Pair,
  place: Pair,
  speaker: Pair,
  description: Pair,
): Programme {
  const [day, startsAt, endsAt] = when;
  return {
    kind,
    day,
    startsAt,
    endsAt,
    title: both(title),
    place: both(place),
    speaker: both(speaker),
    description: both(description),
  };
}

export function answer(question: Pair, reply: Pair): QuestionAnswer {
  return { question: both(question), answer: both(reply) };
}
