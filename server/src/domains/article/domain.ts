import type { Domain } from '../../core/domain.ts';
import { articleHandlers } from './article.handlers.ts';
import { articleEventHandlers } from './article.jobs.ts';
import { publicArticleHandlers } from './public-article.handlers.ts';

export const article = {
  handlers: (services) => ({ article: articleHandlers(services), content: publicArticleHandlers }),
  eventHandlers: articleEventHandlers,
  tables: {
    article: {
      notPersonal: 'the organizer’s news',
      files: { picture: { uses: ['article', 'demo'] }, pictures: { uses: ['article', 'demo'], list: true } },
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
