import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import text from '@site/src/css/fonts/hanken-grotesk.woff2';
import code from '@site/src/css/fonts/jetbrains-mono.woff2';

/** Preloads the two upright fonts, before the style sheet requests them. */
export function FontPreload(): ReactNode {
  return (
    <Head>
      {[text, code].map((address) => (
        <link
          key={address}
          rel="preload"
          as="font"
          type="font/woff2"
          href={address}
          crossOrigin=""
        />
      ))}
    </Head>
  );
}
