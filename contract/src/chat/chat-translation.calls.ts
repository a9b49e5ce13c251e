import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { LANGS } from '../text.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';

const members = [registeredVisitor, exhibitor] as const;
const call = callsOf('/visitor/v2/chat', members);

export const engine = call({
  does: 'Does this installation have an engine that translates messages, beside the phrase book',
  path: 'engine',
  output: z.object({ present: z.boolean() }),
});

export const message = call({
  does: 'One message in the other language, by the engine of the installation, which gets its text without numbers, codes and names',
  path: 'translate',
  input: z.object({ conversationId: id('conversation'), seq: z.int().min(1).max(2_147_483_647), into: z.enum(LANGS) }),
  /**
   * `by`: 'names' where nothing but names, numbers and units had to be said otherwise, which needs no engine. `kept`: passages of the
   * original that stand in `text` as they are, since what was hidden from the engine did not come back.
   */
  output: z.object({ text: z.string(), by: z.enum(['engine', 'names']), kept: z.array(z.string()) }),
  errors: ['notFound', 'sameLanguage', 'translationOff', 'translationFailed', 'chatLimit'],
  rate: { perMinute: LIMITS.chatTranslationsPerMinute },
  example: { conversationId: '$conversation', seq: 1, into: 'en' },
});
