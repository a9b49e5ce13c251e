import type { Domain } from '../../core/domain.ts';
import { mountFiles } from './upload.files.ts';
import { uploadHandlers } from './upload.handlers.ts';
import { sweepSchedules } from './upload.orphans.ts';
import { mountVideos } from './video.files.ts';
import { videoEventHandlers } from './video.jobs.ts';
import { mountResumable } from './video.resumable.ts';

export const upload = {
  handlers: (services) => ({ upload: uploadHandlers(services) }),
  eventHandlers: videoEventHandlers,
  schedules: sweepSchedules,
  plugins: [mountFiles, mountVideos, mountResumable],
  tables: {
    file: {
      // avatars, also those of an employee, and a visitor's pictures of posts; all else an employee uploads is the company's
      personal: [{ column: 'owner_id', of: 'subject', hidden: ['drawing'], erase: 'delete' }],
      retention: { limit: 'exhibitorFileBytesMax' },
    },
    // what is on its way; gone within a day, what became of it is a file
    video: {
      personal: [
        { column: 'account_id', of: 'account', organizerOwned: true, erase: 'delete' },
        { column: 'owner_id', of: 'subject', organizerOwned: true, erase: 'delete' },
      ],
      files: { poster: { uses: ['videoCover'] } },
      retention: { limit: 'exhibitorFileBytesMax' },
    },
    swept_file: {
      notPersonal: 'files that were taken away, by their ids',
      retention: { swept: 'after 90 days, with each sweep' },
    },
  },
} as const satisfies Domain;
