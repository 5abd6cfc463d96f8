import { escaped, prose } from './html.ts';

/**
 * An example: what it shows, its request from below /v2 on, and the status of its answer where that is not 200. The page sends it
 * with the reader's key; a test sends every one to the sample market.
 */
export function example(about: string, target: string, status = 200): string {
  const shown = escaped(`GET /v2${decodeURIComponent(target)}`);
  const refused = status === 200 ? '' : ` data-status="${status}"`;
  return `<figure class="example">
<figcaption>${prose(about)}</figcaption>
<pre><code>${shown.replaceAll(/([?&]amp;|[?&])/g, '<wbr>$1')}</code></pre>
<button type="button" data-send="${escaped(target)}"${refused}>Send</button> <output></output>
</figure>`;
}

/** Every example of a page: its request and the status of its answer. */
export const examplesIn = (html: string): { readonly target: string; readonly status: number }[] =>
  [...html.matchAll(/data-send="([^"]*)"(?: data-status="(\d+)")?/g)].map(
    ([, target = '', status = '200']) => ({
      target: target.replaceAll('&amp;', '&'),
      status: Number(status),
    }),
  );
