import { request } from 'node:http';

/**
 * Asks the portal, in the words of SRS (HTTP callbacks: `action`, `app`, `stream`, `param`, `ip`; answered `{ "code": 0 }` for yes). Two are its
 * own: `on_start` says that nothing is sent now, `on_missing` what of picture and sound does not come.
 */
export type PublishEvent = {
  action: 'on_publish' | 'on_unpublish' | 'on_missing' | 'on_start';
  app: string;
  stream: string;
  param: string;
  ip: string;
};

const WAIT_MS = 5_000;

/** True where the portal says yes. Throws where it does not answer: while it is being started anew, encoders try again. */
export function askPortal(url: string, event: PublishEvent): Promise<boolean> {
  const body = JSON.stringify(event);
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        timeout: WAIT_MS,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode === 200 && /^\s*(?:0|\{\s*"code"\s*:\s*0\b)/.test(text)));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('the portal did not answer')));
    asked.on('error', reject);
    asked.end(body);
  });
}
