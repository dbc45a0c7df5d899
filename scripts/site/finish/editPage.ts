const charset = /<meta charset=(?:"utf-8"|utf-8)\s*\/?>/i;
const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const routesBlock = /<script type="application\/json" id="rk-routes">[^<]*<\/script>/g;

function afterCharset(html: string, tag: string): string {
  const match = charset.exec(html);
  if (match === null) {
    throw new Error('There is no <meta charset=UTF-8> to put the policy after.');
  }
  const end = match.index + match[0].length;
  return html.slice(0, end) + tag + html.slice(end);
}

/** Puts the policy after the charset, before everything that it governs. */
export function withPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return afterCharset(html.replaceAll(policyMeta, ''), tag);
}

/** Puts the list of routes before the script that cleans the address and reads the list. */
export function withRoutes(html: string, routes: readonly string[]): string {
  const json = JSON.stringify(routes).replaceAll('<', '\\u003c');
  const tag = `<script type="application/json" id="rk-routes">${json}</script>`;
  return afterCharset(html.replaceAll(routesBlock, ''), tag);
}
