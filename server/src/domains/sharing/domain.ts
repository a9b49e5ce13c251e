import type { Domain } from '../../core/domain.ts';
import { publicPicture } from '../upload/upload.files.ts';
import { mountSharing } from './sharing.routes.ts';

export const sharing = {
  plugins: [
    (app, { services, draw, ...mounting }) =>
      mountSharing(app, {
        ...mounting,
        files: services.files,
        pictureOf: (ctx, address) => publicPicture(ctx, services, draw, address),
      }),
  ],
} as const satisfies Domain;
