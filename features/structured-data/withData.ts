import type {Graph} from 'schema-dts';

import {atEndOfHead} from '../../shared/text/atEndOfHead';

const block = /<script type="application\/ld\+json" id="rk-data">[^<]*<\/script>/g;

/** Adds structured data at the end of a page's head; idempotent. */
export function withData(html: string, route: string, graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  const tag = `<script type="application/ld+json" id="rk-data">${json}</script>`;
  return atEndOfHead(html, block, tag, route);
}
