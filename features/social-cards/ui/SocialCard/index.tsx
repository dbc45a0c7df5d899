import type {CSSProperties, ReactNode} from 'react';

import type {Card} from '../../cardOf';

// Tokens of the design: --rk-mark-ground, -letter, -slash, -quiet and --rk-card-slash. Satori knows no
// custom properties.
const petrol = '#0b4b59';
const white = '#ffffff';
const yellow = '#ffd23f';
const quiet = '#c4dde1';
const slash = '#a07000';

/** The size of a card in px. */
export const cardSize = {width: 1200, height: 630} as const;

const edge = 64;
const inner = cardSize.width - 2 * edge;
const columnGap = 32;
const factSize = 25;

// Longer titles do not fit on one line in the large size.
const longestLargeTitle = 24;

const spread: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  ...cardSize,
  boxSizing: 'border-box',
  padding: edge,
  backgroundColor: petrol,
  color: quiet,
  fontFamily: 'Hanken Grotesk',
  fontSize: 32,
};

/** Text that is cut with an ellipsis after some lines. */
function clamped(lines: number): CSSProperties {
  return {display: 'block', lineClamp: lines};
}

/** The card of a page: brand above, path, title and description in the middle, facts below. */
export function SocialCard({path, title, description, facts}: Card): ReactNode {
  return (
    <div style={spread}>
      <Brand />
      <div style={{display: 'flex', flexDirection: 'column', width: inner}}>
        <Path names={path} />
        <div
          style={{
            ...clamped(2),
            margin: '16px 0',
            paddingLeft: 24,
            borderLeft: `8px solid ${yellow}`,
            color: white,
            fontSize: title.length <= longestLargeTitle ? 80 : 56,
            fontWeight: 700,
            letterSpacing: '-0.015em',
            lineHeight: 1.2,
          }}
        >
          {title}
        </div>
        <div style={{...clamped(3), lineHeight: 1.4}}>{description}</div>
      </div>
      <Facts {...(facts && {facts})} />
    </div>
  );
}

function Brand(): ReactNode {
  return (
    <div style={{display: 'flex', alignItems: 'center', letterSpacing: '-0.015em'}}>
      <svg width="48" height="48" viewBox="0 0 32 32" style={{marginRight: 16}}>
        <rect width="32" height="32" rx="7" fill={white} />
        <path
          fill={petrol}
          d="M7.6 6h9.7a6.1 6.1 0 0 1 2.1 11.8L17.6 15a2.6 2.6 0 0 0-.6-5.1h-5.4V26h-4z"
        />
        <path fill={slash} d="M13.2 16.2h4.4L24 26h-4.4z" />
      </svg>
      <span style={{color: white, fontWeight: 600}}>Rekalogika</span>
      <span>.DEV</span>
    </div>
  );
}

function Path({names}: {readonly names: readonly string[]}): ReactNode {
  return (
    <div style={{display: 'flex'}}>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && (
            <span style={{margin: '0 14px', color: yellow, fontFamily: 'JetBrains Mono'}}>\</span>
          )}
          {name}
        </span>
      ))}
    </div>
  );
}

function Facts({facts}: Pick<Card, 'facts'>): ReactNode {
  const shown = facts === undefined ? [] : [facts.install, ...fitting(facts)];
  return (
    <div style={{display: 'flex', columnGap, height: 36, fontSize: factSize}}>
      {shown.map((fact, index) => (
        <span key={fact} style={index === 0 ? {fontFamily: 'JetBrains Mono'} : {}}>
          {fact}
        </span>
      ))}
    </div>
  );
}

/** The facts that fit beside the name of the package, estimated from the number of characters. */
function fitting({install, others}: NonNullable<Card['facts']>): string[] {
  let width = install.length * 0.6 * factSize;
  return others.filter((fact) => {
    width += columnGap + fact.length * 0.55 * factSize;
    return width <= inner;
  });
}
