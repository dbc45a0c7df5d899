// cspell:disable -- attack strings, not words

const script = 'window.pwned=1';
const bell = String.fromCharCode(7);

/** What attackers type: markup, handlers, URLs, templates, unusual characters, expressions. */
const payloads: readonly string[] = [
  `<script>${script}</script>`,
  `"><script>${script}</script>`,
  `</title><script>${script}</script>`,
  `<ScRiPt>${script}</sCrIpT>`,
  `<scr<script>ipt>${script}</scr</script>ipt>`,
  `<img src=x onerror=${script}>`,
  `<img src=x onerror="${script}" alt='`,
  `<svg onload=${script}>`,
  `<svg><script>${script}</script></svg>`,
  `<body onload=${script}>`,
  `<input autofocus onfocus=${script}>`,
  `<details open ontoggle=${script}>`,
  `<iframe srcdoc="<script>parent.${script}</script>">`,
  `<iframe src="javascript:parent.${script}">`,
  `<object data="javascript:${script}">`,
  `<a href="javascript:${script}">mapper</a>`,
  `<form action="javascript:${script}"><button>mapper</button></form>`,
  `<math><mtext></form><form><mglyph><style></math><img src=x onerror=${script}>`,
  `<style>@import "//evil.example/a.css"</style>`,
  `<link rel=stylesheet href=//evil.example/a.css>`,
  `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<base href=//evil.example/>`,
  `<!--><img src=x onerror=${script}>-->`,
  `" onmouseover="${script}" x="`,
  `' autofocus onfocus='${script}`,
  `javascript:${script}`,
  `java\tscript:${script}`,
  `data:text/html,<script>${script}</script>`,
  `//evil.example/a.js`,
  `{{constructor.constructor('${script}')()}}`,
  `\${${script}}`,
  `<%= ${script} %>`,
  `#{${script}}`,
  `';${script}//`,
  `\\u003cscript\\u003e${script}\\u003c/script\\u003e`,
  `&lt;script&gt;${script}&lt;/script&gt;`,
  `__proto__`,
  `constructor`,
  `hasOwnProperty toString valueOf`,
  `__proto__[pwned]=1`,
  `(a+)+$ [ * \\ ^ ~ ?`,
  `title:* +content:"a" -b^9 ~3`,
  `\u0000${bell}\u001b[2J\u007f`,
  `\u202e>tpircs/<1=denwp.wodniw>tpircs<`,
  `\ud800 \udfff`,
  `\ufeff\u200b\u200d\u2028\u2029`,
  `🧑‍🚀`.repeat(40),
  'Z̷̢̛͍'.repeat(60),
  'mapper '.repeat(300),
  'a'.repeat(5000),
];

/** What surrounds them: nothing, words with results, quotes, other payloads. */
const surroundings: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `mapper ${payload}`,
  (payload) => `${payload} lazy loading`,
  (payload) => `"${payload}"`,
  (payload) => `'>${payload}<'`,
];

/** Two hundred and fifty distinct inputs. */
export const hostileInputs: readonly string[] = surroundings.flatMap((around) =>
  payloads.map((payload) => around(payload)),
);

/** Each payload once, each with the next of the surroundings. */
export const hostileShare: readonly string[] = payloads.map(
  (payload, at) => surroundings[at % surroundings.length]?.(payload) ?? payload,
);

const inShare = new Set(hostileShare);

/** Inputs that only the sweep tries. */
export const otherInputs: readonly string[] = hostileInputs.filter((input) => !inShare.has(input));

/** URL endings that do not decode. */
export const brokenEscapes: readonly string[] = [
  '%',
  '%E0%A4%A',
  '%zz',
  '%c0%ae',
  '%ff%fe',
  '%u003c',
];
