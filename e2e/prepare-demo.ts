/**
 * Makes the database of the demo fairs beforehand and says in which folder: a run of the browser tests that is told of it by E2E_PREPARED
 * begins with it. `npm test` has this done while the other tests run.
 */
import { emptyFolder, startServer } from './server.ts';

const folder = emptyFolder();
const portal = await startServer({}, folder);
await portal.end();
process.stdout.write(folder);
